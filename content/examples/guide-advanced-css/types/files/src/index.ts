import './dial.css';

export const degrees = (share: number): number => share * 360;
