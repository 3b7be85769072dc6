export { Counter } from './counter';
export { Timer } from './timer';
