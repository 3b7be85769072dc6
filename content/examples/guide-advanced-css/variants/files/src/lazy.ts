import './lazy.css';

export const lazy = true;
