export { sum } from './math/sum';
