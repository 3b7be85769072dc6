import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/utf8' } },
    { output: { distPath: 'dist/ascii', charset: 'ascii' } },
  ],
});
