import { noon } from '../dist/files/index.js';

console.log(noon());
