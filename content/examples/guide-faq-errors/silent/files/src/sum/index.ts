import { add } from './add.wasm';

export const sum = add(2, 3);
