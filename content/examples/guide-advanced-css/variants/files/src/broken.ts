import './broken.css';

export const broken = true;
