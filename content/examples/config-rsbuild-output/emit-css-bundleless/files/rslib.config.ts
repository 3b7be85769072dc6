import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { bundle: false, output: { distPath: 'dist/node' } },
    { bundle: false, output: { distPath: 'dist/web', target: 'web' } },
    { output: { distPath: 'dist/injected', injectStyles: true } },
    { output: { distPath: 'dist/maps', target: 'web', sourceMap: true } },
  ],
});
