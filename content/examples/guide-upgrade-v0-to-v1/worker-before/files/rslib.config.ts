import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      'parse.worker': './src/parse.worker.ts',
    },
  },
  output: { target: 'web' },
  lib: [{ format: 'esm' }],
});
