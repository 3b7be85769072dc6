import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/linked', sourceMap: true } },
    {
      output: {
        distPath: 'dist/hidden',
        sourceMap: { js: 'hidden-source-map' },
      },
    },
  ],
});
