export { source } from './clock';
