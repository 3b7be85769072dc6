import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    { output: { distPath: 'dist/now' } },
    { output: { distPath: 'dist/restored' }, wasm: { mode: 'compile' } },
  ],
});
