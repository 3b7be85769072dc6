import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: { isolated: true } }],
  output: { distPath: 'dist/isolated' },
  source: { entry: { rates: './src/rates.ts' } },
});
