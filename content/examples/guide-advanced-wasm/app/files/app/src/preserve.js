import { sum } from '../../dist/preserve/sum.js';

document.body.append(sum([1, 2, 3]));
