import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/file' } },
    {
      source: { entry: { index: './src/sum.ts' } },
      output: { distPath: 'dist/compile' },
    },
    {
      bundle: false,
      source: { entry: { index: ['./src/sum.ts', './src/add.wasm'] } },
      output: { distPath: 'dist/preserve' },
    },
  ].map((item, index) => ({ ...item, id: `${index}` })),
  output: { target: 'web' },
});
