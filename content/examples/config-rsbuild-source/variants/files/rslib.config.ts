import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'decorators',
      source: { entry: { index: './src/decorated.ts' } },
      output: { distPath: 'dist/decorators' },
    },
    {
      id: 'decorators-option',
      source: {
        entry: { index: './src/decorated.ts' },
        decorators: { version: '2023-11' },
      },
      output: { distPath: 'dist/decorators-option' },
    },
    {
      id: 'define',
      source: {
        entry: { index: './src/channel.ts' },
        define: { CHANNEL: 'beta' },
      },
      output: { distPath: 'dist/define' },
    },
    {
      id: 'exclude',
      syntax: 'es2015',
      bundle: false,
      source: {
        entry: { index: './src/plain/**' },
        exclude: [/plain\/generated\//],
      },
      output: { distPath: 'dist/exclude' },
    },
    {
      id: 'include',
      syntax: 'es2015',
      source: { entry: { index: './src/first.ts' }, include: ['pick-words'] },
      output: { distPath: 'dist/include' },
    },
    {
      id: 'transform-import',
      source: {
        transformImport: [
          {
            libraryName: 'time-kit',
            customName: 'time-kit/lib/{{ kebabCase member }}.js',
          },
        ],
      },
      output: { distPath: 'dist/transform-import', autoExternal: false },
    },
  ],
});
