import * as unit from './unit.wasm';

export const names = Object.keys(unit);
