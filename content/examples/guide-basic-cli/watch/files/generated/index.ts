export { hour } from './hour';
