export { Dial } from './dial';
export { noon } from './noon';
