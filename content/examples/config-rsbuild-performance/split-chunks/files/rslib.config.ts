import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', cli: './src/cli.ts' } },
  lib: [
    { id: 'default', output: { distPath: 'dist/default' } },
    {
      id: 'vendor',
      output: { distPath: 'dist/vendor' },
      splitChunks: {
        preset: 'none',
        cacheGroups: {
          vendor: { test: /node_modules/, name: 'vendor', chunks: 'all', enforce: true },
        },
      },
    },
  ],
});
