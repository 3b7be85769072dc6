import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { bundle: false, output: { distPath: 'dist/files' } },
    {
      bundle: false,
      output: { distPath: 'dist/injected-files', injectStyles: true },
    },
    { bundle: false, format: 'cjs', output: { distPath: 'dist/cjs' } },
    { bundle: false, output: { distPath: 'dist/node', target: 'node' } },
    {
      source: {
        entry: {
          index: './src/index.ts',
          second: './src/second.ts',
          print: './src/print.css',
          broken: './src/broken.ts',
        },
      },
      output: { distPath: 'dist/entries' },
    },
    {
      output: {
        distPath: { root: 'dist/named', css: 'styles' },
        filename: { css: 'clock.css' },
      },
    },
    {
      banner: { js: "import './index.css';" },
      source: { entry: { index: './src/index.ts', second: './src/second.ts' } },
      output: { distPath: 'dist/banner' },
    },
    {
      source: { entry: { index: './src/unused.ts' } },
      output: { distPath: 'dist/minified', minify: { js: false, css: true } },
    },
    {
      source: { entry: { index: './src/unused.ts' } },
      output: { distPath: 'dist/readable' },
    },
    {
      output: { distPath: 'dist/node-css', target: 'node', emitCss: true },
    },
    {
      syntax: ['chrome 60'],
      source: { entry: { dark: './themes/dark.css' } },
      output: { distPath: 'dist/dark' },
    },
    {
      format: 'cjs',
      source: { entry: { index: './src/index.ts', second: './src/second.ts' } },
      output: { distPath: 'dist/entries-cjs' },
    },
    {
      source: { entry: { index: './src/injected.ts' } },
      output: { distPath: 'dist/injected', injectStyles: true },
    },
    {
      source: { entry: { index: './src/injected.ts' } },
      output: {
        distPath: 'dist/injected-inline',
        injectStyles: true,
        dataUriLimit: 4096,
      },
    },
    {
      format: 'iife',
      source: { entry: { index: './src/injected-script.ts' } },
      output: { distPath: 'dist/injected-script', injectStyles: true },
    },
    {
      source: { entry: { index: './src/animated.ts' } },
      output: { distPath: 'dist/animated' },
    },
  ],
  output: { target: 'web' },
});
