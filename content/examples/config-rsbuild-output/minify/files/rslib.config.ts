import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    { output: { minify: true, filename: { js: '[name].min.js' } } },
    { output: { minify: false, distPath: 'dist/off' } },
  ],
});
