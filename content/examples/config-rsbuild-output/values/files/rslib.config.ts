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
      id: 'minified',
      output: { distPath: 'dist/minified', minify: { jsOptions: {} } },
    },
    {
      id: 'function',
      bundle: false,
      output: { distPath: 'dist/function', filename: { js: () => '[name].mjs' } },
    },
    {
      id: 'old-browsers',
      format: 'cjs',
      output: {
        distPath: 'dist/old-browsers',
        overrideBrowserslist: ['ie 11'],
      },
    },
    {
      id: 'old-syntax',
      format: 'cjs',
      syntax: ['ie 11'],
      output: { distPath: 'dist/old-syntax' },
    },
    {
      id: 'limit',
      output: { distPath: 'dist/limit', dataUriLimit: 95 },
    },
    {
      id: 'below',
      output: { distPath: 'dist/below', dataUriLimit: 94 },
    },
    {
      id: 'hints',
      source: { entry: { index: './src/hints.ts' } },
      output: { distPath: 'dist/hints' },
    },
  ],
  output: { target: 'web' },
});
