import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: { bundle: true },
  source: {
    entry: { index: './src/index.ts', names: './src/names.ts' },
  },
});
