export { local } from './zones';
