export { default as warn } from './warn';
