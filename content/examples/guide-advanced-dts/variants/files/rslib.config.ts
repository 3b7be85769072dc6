import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'no-emit',
      dts: true,
      source: { tsconfigPath: './tsconfig.no-emit.json' },
      output: { distPath: 'dist/no-emit' },
    },
    {
      id: 'no-extension',
      dts: true,
      redirect: { dts: { extension: false } },
      output: { distPath: 'dist/no-extension' },
    },
    {
      id: 'internal',
      dts: true,
      source: {
        tsconfigPath: './tsconfig.internal.json',
        entry: { ratio: './internal/ratio.ts' },
      },
      output: { distPath: 'dist/internal' },
    },
    {
      id: 'javascript',
      dts: true,
      source: {
        tsconfigPath: './tsconfig.javascript.json',
        entry: { index: './javascript/index.js' },
      },
      output: { distPath: 'dist/javascript' },
    },
    {
      id: 'javascript-isolated',
      dts: { isolated: true },
      source: { entry: { index: './javascript/index.js' } },
      output: { distPath: 'dist/javascript-isolated' },
    },
    {
      id: 'globals',
      banner: { dts: '/* clock-text */' },
      dts: true,
      source: {
        tsconfigPath: './tsconfig.globals.json',
        entry: { index: './globals/index.ts' },
      },
      output: { distPath: 'dist/globals' },
    },
  ],
});
