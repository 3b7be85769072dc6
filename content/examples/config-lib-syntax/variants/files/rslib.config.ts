import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'node', output: { distPath: 'dist/node' } },
    { id: 'empty-list', syntax: [], output: { distPath: 'dist/empty-list' } },
    {
      id: 'browsers',
      syntax: ['chrome 79', 'safari 13'],
      output: { distPath: 'dist/browsers', target: 'web' },
    },
    {
      id: 'override',
      syntax: 'es2015',
      output: { distPath: 'dist/override', overrideBrowserslist: ['node 20'] },
    },
    { id: 'es6', syntax: 'es6', output: { distPath: 'dist/es6' } },
    { id: 'es2015', syntax: 'es2015', output: { distPath: 'dist/es2015' } },
    {
      id: 'kept',
      syntax: 'es2015',
      source: { entry: { index: './src/kept.ts' } },
      output: { distPath: 'dist/kept' },
    },
  ],
});
