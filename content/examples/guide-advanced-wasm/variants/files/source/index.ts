import source addModule from '../src/add.wasm';

export const compiled = addModule;
