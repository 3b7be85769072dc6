import './dial.css';

export const dial = 'white';
