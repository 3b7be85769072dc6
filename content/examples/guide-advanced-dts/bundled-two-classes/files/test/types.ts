import { create } from '../dist/boxes.js';
import { measure } from '../dist/index.js';

export const area = measure(create());
