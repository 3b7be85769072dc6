import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  source: { entry: { index: './src/lazy.ts' } },
  output: { distPath: 'dist/dynamic' },
});
