export { clock } from './clock';
