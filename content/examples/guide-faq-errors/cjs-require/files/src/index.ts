export { hour } from 'clock-store';
