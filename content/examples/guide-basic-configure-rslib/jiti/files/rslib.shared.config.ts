import type { RslibConfig } from '@rslib/core';

export const shared: RslibConfig = {
  syntax: 'es2019',
};
