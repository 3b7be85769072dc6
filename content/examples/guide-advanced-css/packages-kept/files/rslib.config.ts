import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { imported: './src/imported.ts', mixed: './src/mixed.ts' } },
  output: { target: 'web' },
  tools: {
    cssLoader: { import: { filter: (url: string) => url !== 'tidy-css' } },
  },
});
