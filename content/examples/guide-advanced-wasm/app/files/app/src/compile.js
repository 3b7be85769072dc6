import { sum } from '../../dist/compile/index.js';

document.body.append(sum([1, 2, 3]));
