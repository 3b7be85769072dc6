import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      source: { entry: { index: './src/index.ts', await: './src/await.ts' } },
    },
    { format: 'cjs', source: { entry: { default: './src/default.ts' } } },
    {
      dts: { bundle: true },
      source: { entry: { named: './src/named.ts' } },
      output: { distPath: 'dist/named' },
    },
  ],
});
