import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: { bundle: true } }],
  source: {
    tsconfigPath: './tsconfig.error.json',
    entry: { index: './error/index.ts' },
  },
  output: { distPath: 'dist/error' },
});
