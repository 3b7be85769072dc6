import './dial.css';
import './alias.css';

export { large } from './large';
export const load = () => import('./lazy');
