import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: { bundle: { bundledPackages: ['@clocks/*'] } },
  output: { distPath: './dist/pattern' },
});
