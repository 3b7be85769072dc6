import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './text/index.ts' } },
  output: { distPath: 'dist/unchecked' },
});
