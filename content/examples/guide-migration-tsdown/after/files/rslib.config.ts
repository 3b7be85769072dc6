import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { sourceMap: true },
  lib: [
    { format: 'esm', dts: { bundle: true, autoExtension: true } },
    { format: 'cjs', dts: { bundle: true, autoExtension: true } },
  ],
});
