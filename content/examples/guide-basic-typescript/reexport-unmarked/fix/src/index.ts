export { type Point, move } from './point';
