import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: { bundle: true } }],
  output: { distPath: 'dist/list' },
  source: { entry: { index: ['./src/index.ts', './src/pad.ts'] } },
});
