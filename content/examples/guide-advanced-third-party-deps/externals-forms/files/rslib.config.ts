import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'esm',
  output: {
    autoExternal: false,
    externals: ['currency-list', /^money-format/, { 'text-pad': 'text-pad-lite' }],
  },
});
