import addon from './fast-hash.node';

export const hash: (data: Uint8Array) => string = addon.hash;
