export { area, type Shape } from './area';
