import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  source: {
    entry: { index: './no-check/index.ts' },
    tsconfigPath: './tsconfig.no-check.json',
  },
  output: { distPath: 'dist/no-check' },
});
