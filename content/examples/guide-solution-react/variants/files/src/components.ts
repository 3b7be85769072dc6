export { Counter } from './Counter';
export { Price } from './Price';
