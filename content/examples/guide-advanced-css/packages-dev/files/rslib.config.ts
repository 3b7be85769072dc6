import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: {
        entry: { index: './src/index.ts', imported: './src/imported.ts' },
      },
    },
    { bundle: false, output: { distPath: 'dist-files' } },
  ],
  output: { target: 'web' },
});
