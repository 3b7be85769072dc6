import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  syntax: 'es5',
  lib: [
    { output: { distPath: 'dist/inlined' } },
    { externalHelpers: true, output: { distPath: 'dist/imported' } },
  ],
});
