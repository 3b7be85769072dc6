import { noon } from '../dist/low/index.js';

console.log(noon());
