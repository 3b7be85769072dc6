import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    {
      output: { distPath: 'dist/urls-kept' },
      tools: { cssLoader: { url: false } },
    },
  ],
  output: { target: 'web' },
});
