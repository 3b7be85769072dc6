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
      id: 'bundleless',
      bundle: false,
      dts: { bundle: true },
      source: { entry: { index: './src/index.ts' } },
      output: { distPath: 'dist/bundleless' },
    },
    {
      id: 'entries',
      dts: { bundle: true },
      source: {
        entry: {
          index: './src/index.ts',
          names: './src/names.ts',
          ratio: './src/ratio.ts',
        },
      },
      output: { distPath: 'dist/entries' },
    },
    {
      id: 'classes',
      dts: { bundle: true },
      source: {
        tsconfigPath: './tsconfig.classes.json',
        entry: { index: './classes/index.ts', boxes: './classes/boxes.ts' },
      },
      output: { distPath: 'dist/classes' },
    },
    {
      id: 'handwritten',
      dts: { bundle: true },
      source: {
        tsconfigPath: './tsconfig.handwritten.json',
        entry: { index: './handwritten/index.ts' },
      },
      output: { distPath: 'dist/handwritten' },
    },
    {
      id: 'no-extension',
      dts: true,
      redirect: { dts: { extension: false } },
      output: { distPath: 'dist/no-extension' },
    },
    {
      id: 'declaration-dir',
      dts: true,
      source: { tsconfigPath: './tsconfig.types.json' },
      output: { distPath: 'dist/declaration-dir' },
    },
    {
      id: 'dist-path',
      dts: { distPath: './dist/types' },
      source: { tsconfigPath: './tsconfig.unused.json' },
      output: { distPath: 'dist/dist-path' },
    },
    { id: 'root', dts: true, output: { distPath: './lib' } },
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
  ],
});
