import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    {
      format: 'iife',
      source: { entry: { index: './src/mode.ts' } },
      output: { distPath: 'dist/iife' },
    },
  ],
  mode: 'development',
  html: { title: 'Clock' },
  server: { port: 4000 },
  dev: { hmr: false },
});
