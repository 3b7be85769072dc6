import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'packages',
      bundle: false,
      source: { entry: { index: './src/index.ts' } },
      output: { distPath: 'dist/packages', autoExternal: false },
    },
    {
      id: 'list',
      output: { distPath: 'dist/list', externals: ['pad-digits'] },
    },
    {
      id: 'pattern',
      output: { distPath: 'dist/pattern', externals: [/^pad-/] },
    },
    {
      id: 'loaders',
      format: 'cjs',
      output: {
        distPath: 'dist/loaders',
        externals: { 'pad-digits': { root: 'Pad', commonjs: 'pad-digits' } },
      },
    },
    {
      id: 'function',
      output: {
        distPath: 'dist/function',
        externals: [
          ({ request }, callback) =>
            request?.startsWith('pad-')
              ? callback(undefined, request)
              : callback(),
        ],
      },
    },
    {
      id: 'relative',
      bundle: false,
      source: { entry: { index: './src/hashed/**' } },
      output: {
        distPath: 'dist/relative',
        externals: { './pad': '../shared/pad.js' },
      },
    },
    {
      id: 'require-node',
      source: { entry: { index: './src/required.ts' } },
      output: { distPath: 'dist/require-node' },
    },
    {
      id: 'require-web',
      source: { entry: { index: './src/required.ts' } },
      output: { distPath: 'dist/require-web', target: 'web' },
    },
    {
      id: 'hashed',
      bundle: false,
      source: { entry: { index: './src/hashed/**' } },
      output: { distPath: 'dist/hashed', filenameHash: true },
    },
    {
      id: 'renamed',
      bundle: false,
      source: { entry: { index: './src/hashed/**' } },
      output: { distPath: 'dist/renamed', filename: { js: '[name].min.js' } },
    },
    {
      id: 'no-extension',
      source: { entry: { index: './src/hours.ts' } },
      output: { distPath: 'dist/no-extension', filename: { js: '[name]' } },
    },
    {
      id: 'minify',
      source: { entry: { index: './src/clock.ts' } },
      output: {
        distPath: 'dist/minify',
        minify: {
          jsOptions: { minimizerOptions: { format: { comments: 'all' } } },
        },
      },
    },
    {
      id: 'css-modules',
      bundle: false,
      source: { entry: { index: './src/styled/**' } },
      output: { distPath: 'dist/css-modules', target: 'web' },
    },
    {
      id: 'node',
      source: { entry: { index: './src/notes.ts' } },
      output: { distPath: 'dist/node', target: 'node' },
    },
    {
      id: 'polyfill',
      source: { entry: { index: './src/first.ts' } },
      output: { distPath: 'dist/polyfill', polyfill: 'usage' },
    },
  ],
});
