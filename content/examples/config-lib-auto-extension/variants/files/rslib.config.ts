import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'clash-esm',
      format: 'esm',
      autoExtension: false,
      output: { distPath: 'dist/clash' },
    },
    {
      id: 'clash-cjs',
      format: 'cjs',
      autoExtension: false,
      output: { distPath: 'dist/clash' },
    },
    {
      id: 'one-name-esm',
      format: 'esm',
      output: { distPath: 'dist/one-name', filename: { js: '[name].js' } },
    },
    {
      id: 'one-name-cjs',
      format: 'cjs',
      output: { distPath: 'dist/one-name', filename: { js: '[name].js' } },
    },
    {
      id: 'umd',
      format: 'umd',
      umdName: 'AreaKit',
      output: { distPath: 'dist/umd' },
    },
    {
      id: 'chunks',
      format: 'cjs',
      source: { entry: { index: './src/load.ts' } },
      output: { distPath: 'dist/chunks' },
    },
    {
      id: 'own-name',
      format: 'cjs',
      autoExtension: false,
      output: { distPath: 'dist/own-name', filename: { js: '[name].own.cjs' } },
    },
    {
      id: 'iife',
      format: 'iife',
      source: { entry: { index: './src/run.ts' } },
      output: { distPath: 'dist/iife' },
    },
  ],
});
