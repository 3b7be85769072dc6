import { create } from '../../dist-bundled/classes/boxes.js';
import { measure } from '../../dist-bundled/classes/index.js';

export const area = measure(create());
