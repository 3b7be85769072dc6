import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'package',
      bundle: false,
      resolve: { alias: { 'zone-names': 'zone-lite' } },
      source: { entry: { index: './src/index.ts' } },
      output: { distPath: 'dist/package' },
    },
    {
      id: 'js-to-ts',
      source: { entry: { index: './src/digits.ts' } },
      output: { distPath: 'dist/js-to-ts' },
    },
    {
      id: 'removed',
      bundle: false,
      resolve: { alias: { './pad.js': false } },
      source: { entry: { index: './src/digits.ts' } },
      output: { distPath: 'dist/removed' },
    },
    {
      id: 'platform',
      bundle: false,
      resolve: { extensions: ['.node.ts', '.ts', '.js'] },
      source: { entry: { index: './src/platform/**' } },
      output: { distPath: 'dist/platform' },
    },
  ],
});
