import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: { bundle: { bundledPackages: ['@clocks/core', '@clocks/units'] } },
  output: { distPath: './dist/list' },
});
