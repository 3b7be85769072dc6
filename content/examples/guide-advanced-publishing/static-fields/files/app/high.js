import { noon } from '../dist/high/index.js';

console.log(noon());
