import './dial.css';
import dial from './dial.svg';

console.log(dial);
export const load = () => import('./hands');
export { dial };
