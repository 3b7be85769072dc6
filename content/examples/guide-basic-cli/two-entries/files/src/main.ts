import { argv } from 'node:process';
import { words } from './index';

console.log(words(argv.slice(2).join(' ')).length);
