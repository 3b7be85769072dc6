import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { distPath: 'dist/shared', autoExternal: false },
  lib: [{ format: 'esm' }, { format: 'cjs', output: { autoExternal: true } }],
});
