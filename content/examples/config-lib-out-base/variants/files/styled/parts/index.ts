import './table.css';
import mark from './mark.svg';

export { mark };
