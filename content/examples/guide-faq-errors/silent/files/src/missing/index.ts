export { formatDate } from './date';
