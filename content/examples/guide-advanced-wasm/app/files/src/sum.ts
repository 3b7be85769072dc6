import { add } from './add.wasm';

export const sum = (numbers: number[]) => numbers.reduce(add, 0);
