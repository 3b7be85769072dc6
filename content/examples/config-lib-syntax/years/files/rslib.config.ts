import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { syntax: 'es2015', output: { distPath: 'dist/es2015' } },
    { syntax: 'es2021', output: { distPath: 'dist/es2021' } },
    { syntax: 'esnext', output: { distPath: 'dist/esnext' } },
  ],
});
