import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    {
      output: { distPath: 'dist/option' },
      source: { decorators: { version: '2023-11' } },
    },
  ],
});
