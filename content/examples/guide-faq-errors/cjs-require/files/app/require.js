import { hour } from '../require-dist/index.js';

console.log(hour(9).type);
