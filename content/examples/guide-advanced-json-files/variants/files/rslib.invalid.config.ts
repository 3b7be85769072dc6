import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './invalid/index.ts' } },
  output: { distPath: 'dist/invalid' },
});
