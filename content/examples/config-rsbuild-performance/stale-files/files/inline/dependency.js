export { hours } from 'clock-parts';
