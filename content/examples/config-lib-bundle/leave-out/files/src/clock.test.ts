import { clock } from './index';

console.log(clock(90) === '1:30');
