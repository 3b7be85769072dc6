import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: { autoExtension: true } },
    { format: 'cjs', dts: true },
  ],
});
