import { label } from '../dist/none/index.js';

console.log(label);
