export { tick } from 'clock-esm';
