import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'inlined',
      dts: { bundle: true },
      output: { distPath: 'dist/inlined' },
    },
    {
      id: 'listed',
      dts: { bundle: { bundledPackages: [] } },
      output: { distPath: 'dist/listed' },
    },
    {
      id: 'comments',
      source: { entry: { index: './src/cents.ts' } },
      output: {
        distPath: 'dist/comments',
        minify: {
          jsOptions: { minimizerOptions: { format: { comments: 'all' } } },
        },
      },
    },
    {
      id: 'hash',
      source: { entry: { index: './src/hash.ts' } },
      output: { distPath: 'dist/hash' },
    },
    {
      id: 'wrapped',
      bundle: false,
      source: { entry: { index: './wrapped/**' } },
      output: { distPath: 'dist/wrapped' },
    },
  ],
});
