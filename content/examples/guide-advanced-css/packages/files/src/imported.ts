import './imported.css';

export const ready = true;
