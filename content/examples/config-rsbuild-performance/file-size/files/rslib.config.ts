import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'gzip', performance: { printFileSize: { compressed: true } }, output: { distPath: 'dist/gzip' } },
    { id: 'total', performance: { printFileSize: { detail: false } }, output: { distPath: 'dist/total' } },
    { id: 'off', performance: { printFileSize: false }, output: { distPath: 'dist/off' } },
  ],
});
