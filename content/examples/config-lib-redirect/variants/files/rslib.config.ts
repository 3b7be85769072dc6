import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'alias',
      bundle: false,
      source: { entry: { index: 'aliased/**' } },
      resolve: { alias: { '#math': './aliased/math' } },
      output: { distPath: 'dist/alias' },
    },
    {
      id: 'bundled',
      dts: true,
      redirect: { js: { path: false }, dts: { extension: false } },
      output: { distPath: 'dist/bundled' },
    },
    {
      id: 'cjs',
      format: 'cjs',
      bundle: false,
      dts: { autoExtension: true },
      output: { distPath: 'dist/cjs' },
    },
    {
      id: 'js-off',
      bundle: false,
      redirect: { js: { path: false, extension: false } },
      output: { distPath: 'dist/js-off' },
    },
    {
      id: 'left-out',
      bundle: false,
      source: { entry: { index: ['src/**', '!src/text.ts'] } },
      output: { distPath: 'dist/left-out' },
    },
    {
      id: 'data',
      bundle: false,
      redirect: { asset: { extension: false } },
      source: { entry: { index: 'data/**' } },
      output: { distPath: 'dist/data' },
    },
  ],
});
