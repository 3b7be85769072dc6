import { shout } from './shout.js';

console.log(shout('hi'));
