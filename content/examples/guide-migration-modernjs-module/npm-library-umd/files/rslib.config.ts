import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es6',
  autoExtension: false,
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
    {
      format: 'umd',
      umdName: 'MeterMath',
      output: { distPath: 'dist/umd', target: 'web' },
    },
  ],
});
