import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', imported: './src/imported.ts' },
  },
  output: { target: 'web' },
});
