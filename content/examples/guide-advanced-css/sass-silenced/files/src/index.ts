import './dial.scss';

export const hours = 12;
