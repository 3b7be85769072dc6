import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'cjs', bundle: false, output: { distPath: 'dist/cjs' } },
    {
      format: 'esm',
      dts: true,
      source: { entry: { all: './src/all.ts' } },
      output: { distPath: 'dist/esm' },
    },
    {
      id: 'lazy',
      bundle: false,
      source: {
        entry: { index: ['./src/lazy.ts', './src/words/glossary.ts'] },
      },
      output: { distPath: 'dist/lazy' },
    },
  ],
});
