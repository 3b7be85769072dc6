export { Counter } from './Counter';
export { Price } from './Price';
export { reserve } from './reserve';
