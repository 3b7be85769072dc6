import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ id: 'cjs', format: 'esm' }, { format: 'cjs' }],
  output: { distPath: 'dist/taken' },
});
