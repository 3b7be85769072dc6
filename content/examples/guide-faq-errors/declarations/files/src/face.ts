import './face.css';

export const shape = 'round';
