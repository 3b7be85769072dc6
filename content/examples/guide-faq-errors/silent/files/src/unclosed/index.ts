import './hand.css';

export const hand = 'long';
