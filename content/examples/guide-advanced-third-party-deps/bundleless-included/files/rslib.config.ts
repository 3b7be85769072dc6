import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  bundle: false,
  output: { externals: { 'text-pad': false } },
});
