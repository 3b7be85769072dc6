export { default } from './data.json';
