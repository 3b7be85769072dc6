import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/flat', copy: [{ from: './assets' }] } },
    {
      output: {
        distPath: 'dist/nested',
        copy: [{ from: './assets', to: 'assets' }],
      },
    },
  ],
});
