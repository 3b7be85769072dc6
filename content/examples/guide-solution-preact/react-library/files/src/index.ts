export { Trend } from './Trend';
