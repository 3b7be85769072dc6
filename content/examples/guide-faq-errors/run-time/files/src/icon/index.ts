export { default as bell } from './bell.svg';
