export { default } from './add.wasm?init';
