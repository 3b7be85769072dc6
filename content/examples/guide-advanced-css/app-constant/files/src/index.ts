import './base.css';

export const hours = 12;
