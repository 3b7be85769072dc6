import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'flat', output: { distPath: 'dist/flat' } },
    {
      id: 'folders',
      output: {
        distPath: 'dist/folders',
        filename: { image: '[path][name][ext]' },
      },
    },
  ],
  source: { entry: { index: './folders/index.ts' } },
});
