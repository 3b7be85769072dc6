import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: { bundle: { tsconfigPath: './tsconfig.rollup.json' } },
      output: { distPath: 'dist/rollup' },
    },
    {
      id: 'no-check',
      dts: true,
      source: { tsconfigPath: './tsconfig.no-check.json' },
      output: { distPath: 'dist/no-check' },
    },
    {
      id: 'isolated',
      dts: { isolated: true, bundle: true },
      source: { entry: { index: './src/index.ts', pad: './src/pad.ts' } },
      output: { distPath: 'dist/isolated-bundle' },
    },
    {
      id: 'isolated-map',
      dts: { isolated: true },
      source: { tsconfigPath: './tsconfig.no-check.json' },
      output: { distPath: 'dist/isolated-map' },
    },
    {
      id: 'paths',
      dts: { bundle: true },
      source: {
        tsconfigPath: './tsconfig.paths.json',
        entry: { index: './aliased/index.ts' },
      },
      output: { distPath: 'dist/paths' },
    },
    {
      id: 'dist-path',
      dts: { distPath: 'dist/types' },
      source: { tsconfigPath: './tsconfig.folder.json' },
      output: { distPath: 'dist/dist-path' },
    },
    {
      id: 'filename',
      dts: { autoExtension: true },
      output: { distPath: 'dist/filename', filename: { js: '[name].mjs' } },
    },
  ],
});
