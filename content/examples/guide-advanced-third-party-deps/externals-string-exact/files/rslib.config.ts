import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'esm',
  output: {
    autoExternal: false,
    externals: ['money-format'],
  },
});
