import { defineConfig } from '@rslib/core';

export default defineConfig({
  externalHelpers: true,
  lib: [
    {
      id: 'async',
      syntax: 'es2015',
      source: { entry: { index: './src/load.ts' } },
      output: { distPath: 'dist/async' },
    },
    {
      id: 'decorators',
      source: { entry: { index: './src/logged.ts' } },
      output: { distPath: 'dist/decorators' },
    },
    {
      id: 'cjs',
      format: 'cjs',
      syntax: 'es5',
      output: { distPath: 'dist/cjs' },
    },
    { id: 'esnext', syntax: 'esnext', output: { distPath: 'dist/esnext' } },
    {
      id: 'not-external',
      syntax: 'es5',
      output: { distPath: 'dist/not-external', autoExternal: false },
    },
    {
      id: 'inlined',
      syntax: 'es5',
      externalHelpers: false,
      source: { entry: { index: './src/classes.ts' } },
      output: { distPath: 'dist/inlined' },
    },
  ],
});
