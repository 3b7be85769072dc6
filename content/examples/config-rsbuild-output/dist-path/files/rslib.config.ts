import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'lib' } },
    { output: { distPath: { root: 'lib-web', js: 'code', svg: 'icons' } } },
  ],
});
