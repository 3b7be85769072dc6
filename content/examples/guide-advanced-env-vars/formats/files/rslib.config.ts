import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    { format: 'umd', output: { distPath: 'dist/umd' } },
  ],
});
