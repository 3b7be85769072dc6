import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/first.ts' } },
  output: { distPath: 'dist/polyfill-web', target: 'web', polyfill: 'usage' },
});
