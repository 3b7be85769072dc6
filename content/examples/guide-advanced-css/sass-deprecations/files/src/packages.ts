import './packages.scss';

export const hours = 12;
