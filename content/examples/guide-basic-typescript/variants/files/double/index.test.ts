import { double } from './index';

console.log(double(21) === 42);
