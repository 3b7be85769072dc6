import { degrees } from '../dist/bundled/index.js';

export const half: number = degrees(0.5);
