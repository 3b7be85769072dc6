import './face.css';

export const face = 'round';
