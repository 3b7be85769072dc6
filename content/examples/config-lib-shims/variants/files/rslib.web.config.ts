import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', shims: { esm: { __dirname: true } } }],
  source: { entry: { index: './src/folder.ts' } },
  output: { distPath: 'dist/umd-web', target: 'web' },
});
