import { hour } from '../dist/index.js';

console.log(hour(9).type);
