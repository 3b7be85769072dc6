import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: true }],
  resolve: { alias: { '#lib': './src/exact' } },
  source: { entry: { index: './src/aliased.ts' } },
  output: { distPath: 'dist/dts' },
});
