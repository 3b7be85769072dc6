import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { syntax: 'es2015', output: { distPath: 'dist/syntax' } },
    {
      syntax: 'es2015',
      output: {
        distPath: 'dist/override',
        overrideBrowserslist: ['node >= 20'],
      },
    },
  ],
});
