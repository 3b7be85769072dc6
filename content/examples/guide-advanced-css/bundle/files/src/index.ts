import './base.css';

export { badge } from './badge';
export { dial } from './dial';
