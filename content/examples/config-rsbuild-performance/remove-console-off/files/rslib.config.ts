import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: { removeConsole: true },
  lib: [
    { id: 'off', output: { distPath: 'dist/off', minify: false } },
    { id: 'css', output: { distPath: 'dist/css', minify: { js: false } } },
    { id: 'compress', output: { distPath: 'dist/compress', minify: { jsOptions: { minimizerOptions: { compress: false } } } } },
    { id: 'mangle', output: { distPath: 'dist/mangle', minify: { jsOptions: { minimizerOptions: { mangle: false } } } } },
  ],
});
