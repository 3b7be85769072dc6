import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  source: { entry: { index: './src/inline.ts' } },
  output: { target: 'web', distPath: 'dist/inline' },
});
