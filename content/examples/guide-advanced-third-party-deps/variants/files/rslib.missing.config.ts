import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './misspelled/index.ts' } },
  output: { distPath: 'dist/missing' },
});
