import { source } from 'clock-tick';

console.log(source);
