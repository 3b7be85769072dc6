import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { syntax: 'es2021', output: { distPath: 'dist/low' } },
    { syntax: 'es2022', output: { distPath: 'dist/high' } },
    { syntax: 'es2021', bundle: false, output: { distPath: 'dist/files' } },
  ],
});
