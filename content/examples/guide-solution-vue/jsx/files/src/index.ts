export { Clock } from './Clock';
