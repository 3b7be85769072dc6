import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es6',
  lib: [
    {
      format: 'cjs',
      output: { distPath: 'dist/lib' },
    },
    {
      format: 'esm',
      dts: { distPath: 'dist/types' },
      output: { distPath: 'dist/es' },
    },
  ],
});
