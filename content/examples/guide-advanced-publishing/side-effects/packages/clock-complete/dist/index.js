import './register.js';

export { formatTime } from './format.js';
