export { word } from '@example/words';
