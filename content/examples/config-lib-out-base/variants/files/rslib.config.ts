import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    {
      id: 'absolute',
      outBase: import.meta.dirname + '/src',
      output: { distPath: 'dist/absolute' },
    },
    {
      id: 'bundle',
      bundle: true,
      outBase: '.',
      source: { entry: { index: './src/utils/index.ts' } },
      output: { distPath: 'dist/bundle' },
    },
    {
      id: 'too-deep',
      outBase: './src/utils/math',
      output: { distPath: 'dist/too-deep' },
    },
    {
      id: 'styles',
      outBase: './styled',
      source: { entry: { index: 'styled/**' } },
      output: { distPath: 'dist/styles', target: 'web' },
    },
    {
      id: 'keys',
      source: { entry: { a: 'two/a/**', b: 'two/b/**' } },
      output: { distPath: 'dist/keys' },
    },
  ],
});
