import './dial.css';

export const ready = true;
