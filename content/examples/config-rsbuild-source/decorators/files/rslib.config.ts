import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/standard' } },
    {
      output: { distPath: 'dist/legacy' },
      source: { decorators: { version: 'legacy' } },
    },
  ],
});
