import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'web', output: { distPath: 'dist/web', target: 'web' } },
    {
      id: 'env',
      format: 'cjs',
      source: { entry: { index: './src/env.ts' } },
      output: { distPath: 'dist/env' },
    },
    {
      id: 'guarded',
      format: 'cjs',
      source: { entry: { index: './src/guarded.ts' } },
      output: { distPath: 'dist/guarded' },
    },
  ],
});
