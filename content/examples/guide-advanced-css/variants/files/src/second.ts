import './dial.css';

export const second = true;
