import { degrees } from '../dist/modules/index.js';

export const half: number = degrees(0.5);
