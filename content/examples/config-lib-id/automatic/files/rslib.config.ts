import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', syntax: 'es2021' },
    { format: 'esm', output: { distPath: 'dist/modern' } },
    { format: 'cjs' },
  ],
});
