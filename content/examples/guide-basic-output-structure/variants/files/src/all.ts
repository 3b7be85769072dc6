export { parse } from './parse';
export { spell } from './spell';
export { addUnit } from './units';
