export { area, Shape } from './area';
