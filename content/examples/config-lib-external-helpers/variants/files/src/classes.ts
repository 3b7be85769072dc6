export { First } from './first';
export { Second } from './second';
