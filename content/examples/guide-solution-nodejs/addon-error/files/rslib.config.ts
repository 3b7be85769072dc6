import { defineConfig } from '@rslib/core';

const entry = { 'lib/index': './src/index.ts' };

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    { source: { entry }, output: { distPath: 'dist/folder' } },
    {
      source: { entry },
      output: {
        distPath: 'dist/copied',
        copy: [{ from: './src/fast-hash.node', to: 'lib' }],
      },
    },
    { format: 'cjs', bundle: false, output: { distPath: 'dist/modules' } },
  ],
});
