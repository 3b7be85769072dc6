import 'tidy-css';
import './dial.css';

export const ready = true;
