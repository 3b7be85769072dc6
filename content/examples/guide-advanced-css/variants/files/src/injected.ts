import './injected.css';

export const paper = 'white';
