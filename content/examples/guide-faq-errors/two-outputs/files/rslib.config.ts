import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', autoExtension: true, dts: { isolated: true, autoExtension: true } },
    { format: 'cjs', autoExtension: true, dts: { isolated: true, autoExtension: true } },
  ],
});
