import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/typed/index.ts' },
    exclude: [/typed\/generated\//],
  },
  output: { distPath: 'dist/typed' },
});
