import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { index: './src/variable.ts' } },
      output: { distPath: 'dist/variable' },
    },
    {
      source: { entry: { index: './src/text.ts' } },
      output: { distPath: 'dist/text' },
    },
    {
      source: { entry: { index: './src/shared.ts' } },
      output: { distPath: 'dist/shared' },
    },
    {
      source: { entry: { index: './src/renamed.ts' } },
      output: { distPath: 'dist/renamed', target: 'node' },
    },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    { format: 'umd', output: { distPath: 'dist/umd' } },
    {
      format: 'umd',
      umdName: 'Clock',
      output: { distPath: 'dist/umd-auto', assetPrefix: 'auto' },
    },
    {
      format: 'iife',
      source: { entry: { index: './src/script.ts' } },
      output: { distPath: 'dist/iife' },
    },
    {
      bundle: false,
      source: { entry: { index: ['./src/query.ts', './src/worker.ts'] } },
      output: { distPath: 'dist/query' },
    },
    {
      bundle: false,
      source: { entry: { index: ['./src/shared.ts', './src/worker.ts'] } },
      output: { distPath: 'dist/shared-files' },
    },
  ],
  output: { target: 'web' },
});
