export { parse } from 'date-parts';
