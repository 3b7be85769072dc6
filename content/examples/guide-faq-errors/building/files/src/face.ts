import { round } from './face.module.css';

export const face = round;
