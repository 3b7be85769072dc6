import { clock } from './index';

console.log(clock(7));
