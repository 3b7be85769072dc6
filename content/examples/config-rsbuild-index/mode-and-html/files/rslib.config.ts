import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'iife' }],
  mode: 'development',
  html: { title: 'Clock' },
  server: { port: 4000 },
  dev: { hmr: false },
});
