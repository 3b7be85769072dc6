import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'modern', syntax: 'es2022', output: { distPath: './dist/modern' } },
    { id: 'legacy', syntax: 'es2017', output: { distPath: './dist/legacy' } },
  ],
});
