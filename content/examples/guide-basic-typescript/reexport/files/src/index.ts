export { type Point } from './point';
export { move } from './point';
