import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    { format: 'umd', output: { distPath: 'dist/umd' } },
    {
      bundle: false,
      wasm: { mode: 'compile' },
      output: { distPath: 'dist/compile' },
    },
  ],
});
