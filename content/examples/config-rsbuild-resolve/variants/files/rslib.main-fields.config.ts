import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { mainFields: ['es2015'] },
  source: { entry: { index: './src/old.ts' } },
  output: { distPath: 'dist/main-fields' },
});
