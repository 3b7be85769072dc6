export { last } from './generated/last.js';
export const first = (words) => words?.[0];
