import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2019',
  lib: [
    { id: 'modern', syntax: 'es2022', output: { distPath: 'dist/modern' } },
    { id: 'legacy', output: { distPath: 'dist/legacy' } },
  ],
});
