export { hours } from './generated/hours';
