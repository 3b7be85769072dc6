export { first } from 'pick-words';
