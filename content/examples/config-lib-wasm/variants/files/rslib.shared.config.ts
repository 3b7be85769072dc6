import { defineConfig } from '@rslib/core';

export default defineConfig({
  wasm: { mode: 'compile' },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
