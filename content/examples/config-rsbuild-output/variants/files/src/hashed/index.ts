export { pad } from './pad';
