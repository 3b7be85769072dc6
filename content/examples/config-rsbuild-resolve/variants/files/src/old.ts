import { source } from 'old-clock';

console.log(source);
