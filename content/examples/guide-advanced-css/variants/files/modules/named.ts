export { dialRound } from './dial.module.css';
