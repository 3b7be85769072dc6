import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { syntax: 'es2015' },
    { syntax: 'esnext', output: { distPath: 'dist/esnext' } },
  ],
  output: { target: 'web' },
});
