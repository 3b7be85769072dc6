import './index.css';

export const number: string = 'NUMBER';
