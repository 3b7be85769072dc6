import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'import', output: { distPath: 'dist/import' } },
    {
      id: 'url',
      source: { entry: { index: './src/url.ts' } },
      output: { distPath: 'dist/url' },
    },
    {
      id: 'url-cjs',
      format: 'cjs',
      source: { entry: { index: './src/url.ts' } },
      output: { distPath: 'dist/url-cjs' },
    },
  ],
});
