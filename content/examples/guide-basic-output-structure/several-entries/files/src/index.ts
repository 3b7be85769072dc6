export { spell } from './spell';
export { addUnit } from './units';
