export { Words } from 'pick-words';
