import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    { format: 'umd', umdName: 'ShoutButton', output: { distPath: 'dist/umd' } },
  ],
});
