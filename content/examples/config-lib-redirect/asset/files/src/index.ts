import logo from './logo.svg';

export const image = logo;
