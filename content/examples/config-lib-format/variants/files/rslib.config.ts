import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  lib: [
    { id: 'shared', output: { distPath: 'dist/shared' } },
    { id: 'own', format: 'esm', output: { distPath: 'dist/own' } },
    {
      id: 'exporting',
      format: 'iife',
      output: { distPath: 'dist/exporting', minify: false, target: 'web' },
    },
  ],
});
