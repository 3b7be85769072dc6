export { printRow } from './print/row.js';
