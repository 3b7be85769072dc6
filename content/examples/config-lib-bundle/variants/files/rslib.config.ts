import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    { id: 'default', output: { distPath: 'dist/default' } },
    {
      id: 'file',
      source: { entry: { index: './src/index.ts' } },
      output: { distPath: 'dist/file' },
    },
    {
      id: 'folder',
      source: { entry: { other: './src/fixtures' } },
      output: { distPath: 'dist/folder' },
    },
  ],
});
