import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'some', performance: { removeConsole: ['log'] }, output: { distPath: 'dist/some' } },
    { id: 'all', performance: { removeConsole: true }, output: { distPath: 'dist/all' } },
  ],
});
