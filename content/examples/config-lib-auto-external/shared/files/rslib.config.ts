import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { autoExternal: false },
  lib: [{ format: 'esm' }, { format: 'cjs', output: { autoExternal: true } }],
});
