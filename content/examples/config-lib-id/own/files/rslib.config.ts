import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'legacy', format: 'esm', syntax: 'es2015' },
    { format: 'esm', output: { distPath: 'dist/modern' } },
  ],
});
