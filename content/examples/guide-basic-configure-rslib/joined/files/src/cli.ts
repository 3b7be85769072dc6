import { label } from './index';

console.log(label(process.argv[2]));
