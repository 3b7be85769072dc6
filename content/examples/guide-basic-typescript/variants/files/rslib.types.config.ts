import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  source: { entry: { index: './double/index.ts' } },
  output: { distPath: 'dist/types' },
});
