import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    {
      format: 'iife',
      source: { entry: { index: './src/mode.ts' } },
      output: { distPath: 'dist/iife' },
    },
    {
      format: 'umd',
      umdName: 'Base',
      source: { entry: { index: './src/base.ts' } },
      output: { target: 'web', distPath: 'dist/umd' },
    },
  ],
  mode: 'development',
  html: { title: 'Clock' },
  security: { nonce: 'clock-nonce' },
  server: { port: 4000, base: '/clock', publicDir: false },
  dev: { hmr: false },
});
