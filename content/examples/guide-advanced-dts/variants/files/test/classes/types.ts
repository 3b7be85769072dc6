import { create } from '../../dist/classes/boxes.js';
import { measure } from '../../dist/classes/index.js';

export const area = measure(create());
