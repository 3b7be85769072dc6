import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    { output: { distPath: 'dist/on', minify: true } },
    { output: { distPath: 'dist/off', minify: false } },
  ],
});
