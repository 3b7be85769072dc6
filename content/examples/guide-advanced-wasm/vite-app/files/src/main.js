import { sum } from 'sum-kit';

console.log(sum([1, 2, 3]));
