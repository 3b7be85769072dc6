import { mergeRslibConfig, type RslibConfig } from '@rslib/core';

const shared: RslibConfig = {
  lib: [{ id: 'esm', format: 'esm', dts: true }],
};

export const defineLibrary = (own: RslibConfig = {}): RslibConfig =>
  mergeRslibConfig(shared, own);
