export { noon } from './noon.ts';
