import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { bundle: true, output: { distPath: 'dist/bundled' } },
    { bundle: false, output: { distPath: 'dist/modules' } },
  ],
  resolve: {
    alias: { '#lib': './src/lib' },
  },
});
