import { source } from './clock';
import { pad } from './pad';

console.log(pad(source));
