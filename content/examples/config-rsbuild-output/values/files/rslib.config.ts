import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'format',
      output: {
        distPath: 'dist/format',
        filenameHash: { enable: true, format: 'contenthash:6' },
      },
    },
    {
      id: 'off',
      output: { distPath: 'dist/off', filenameHash: { enable: false } },
    },
    {
      id: 'folders',
      output: {
        distPath: {
          root: 'dist/folders',
          js: 'code',
          jsAsync: 'lazy',
          css: 'styles',
        },
      },
    },
    {
      id: 'folders-of-files',
      bundle: false,
      output: {
        distPath: { root: 'dist/files', js: 'code', css: 'styles' },
        filename: { css: '[name].min.css' },
      },
    },
    {
      id: 'console',
      performance: { removeConsole: true },
      output: { distPath: 'dist/console', minify: false },
    },
  ],
  output: { target: 'web' },
});
