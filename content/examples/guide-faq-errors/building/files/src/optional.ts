export { zone } from 'clock-locale';
