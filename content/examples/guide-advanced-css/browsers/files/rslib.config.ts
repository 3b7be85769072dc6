import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    { syntax: ['chrome 60'], output: { distPath: 'dist/older' } },
    {
      output: { distPath: 'dist/small', minify: { js: false, css: true } },
    },
    { output: { distPath: 'dist/as-is' }, tools: { lightningcssLoader: false } },
  ],
  output: { target: 'web' },
});
