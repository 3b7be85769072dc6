import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ banner: { js: `'use client';` } }],
  source: { entry: { index: './src/load.ts' } },
  output: { distPath: 'dist/banner' },
});
