export { default as day } from './day/bell.png';
export { default as night } from './night/bell.png';
