export { noon } from './hours';
