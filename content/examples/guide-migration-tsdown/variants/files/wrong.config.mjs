import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
  source: { entry: { wrong: './src/wrong.ts' } },
  output: { distPath: 'dist/wrong' },
});
