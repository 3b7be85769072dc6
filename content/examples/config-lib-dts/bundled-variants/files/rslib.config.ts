import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'externals',
      dts: { bundle: true },
      output: { distPath: 'dist/externals', externals: ['time-units'] },
    },
    {
      id: 'patterns',
      dts: { bundle: true },
      output: { distPath: 'dist/patterns', externals: [/^time-units$/] },
    },
    {
      id: 'off',
      dts: { bundle: true },
      output: { distPath: 'dist/off', autoExternal: false },
    },
    {
      id: 'exclude',
      dts: { bundle: true },
      output: {
        distPath: 'dist/exclude',
        autoExternal: { exclude: ['locale-tags'] },
      },
    },
    {
      id: 'package-json',
      dts: { bundle: true },
      output: {
        distPath: 'dist/package-json',
        autoExternal: { packageJson: './meta.json' },
      },
    },
    {
      id: 'react',
      dts: { bundle: true },
      source: { entry: { index: './src/node.ts' } },
      output: { distPath: 'dist/react' },
    },
    {
      id: 'bundleless',
      bundle: false,
      dts: { bundle: true },
      source: { entry: { a: './src/index.ts', b: './src/pad.ts' } },
      output: { distPath: 'dist/bundleless' },
    },
    {
      id: 'bundleless-off',
      bundle: false,
      dts: { bundle: true },
      output: { distPath: 'dist/bundleless-off', autoExternal: false },
    },
  ],
});
