import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2022',
  output: { sourceMap: true },
  lib: [{ format: 'esm', dts: { bundle: true } }, { format: 'cjs' }],
});
