import './paper.css';

export const paper = 'white';
