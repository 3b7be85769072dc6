import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      output: { distPath: 'dist/alias' },
      resolve: { alias: { '#zones': 'zone-names' } },
    },
    {
      output: {
        distPath: 'dist/externals',
        externals: { '#zones': 'zone-names' },
      },
    },
  ],
});
