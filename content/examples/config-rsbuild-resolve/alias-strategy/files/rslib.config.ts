import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    {
      output: { distPath: 'dist/alias-first' },
      resolve: { aliasStrategy: 'prefer-alias' },
    },
  ],
  resolve: {
    alias: { '#lib': './src/rough' },
  },
});
