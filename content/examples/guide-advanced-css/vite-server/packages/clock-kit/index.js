import './dial.css';

const hours = 12;
export { hours };
