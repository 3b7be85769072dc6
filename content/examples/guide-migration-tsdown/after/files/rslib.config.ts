import { defineConfig } from '@rslib/core';

const dts = { bundle: true, autoExtension: true };

export default defineConfig({
  output: { sourceMap: true },
  lib: [
    { format: 'esm', dts },
    { format: 'cjs', dts },
  ],
});
