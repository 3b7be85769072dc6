import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { filename: { js: '[name].js' } },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
