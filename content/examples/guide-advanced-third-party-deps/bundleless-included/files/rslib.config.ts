import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'esm',
  bundle: false,
  output: { externals: { 'text-pad': false } },
});
