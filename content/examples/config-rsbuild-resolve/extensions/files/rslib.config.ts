import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    {
      output: { distPath: 'dist/node-first' },
      resolve: { extensions: ['.node.ts', '.ts', '.js'] },
    },
  ],
});
