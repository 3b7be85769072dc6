import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    {
      output: { distPath: 'dist/nested' },
      tools: { lightningcssLoader: { exclude: { nesting: true } } },
    },
    {
      output: { distPath: 'dist/off' },
      tools: { lightningcssLoader: false },
    },
  ],
  syntax: ['chrome 80', 'safari 13'],
  output: { target: 'web' },
});
