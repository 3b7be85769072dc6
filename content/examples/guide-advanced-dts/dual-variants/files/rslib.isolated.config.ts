import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: { isolated: true } },
    { format: 'cjs', dts: { isolated: true, autoExtension: true } },
  ],
  output: { distPath: 'dist-isolated' },
});
