import css from './face.css?raw';

export const text = css;
