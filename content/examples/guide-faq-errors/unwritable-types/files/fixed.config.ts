import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  source: {
    entry: { index: './fixed/index.ts' },
    tsconfigPath: './tsconfig.fixed.json',
  },
});
