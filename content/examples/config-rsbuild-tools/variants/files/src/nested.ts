import './nested.css';

export const hours = 12;
