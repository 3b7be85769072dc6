import init from './add.wasm?init';

export const load = init;
