import './register';

export const days = 7;
