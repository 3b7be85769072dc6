export { Point, move } from './point';
