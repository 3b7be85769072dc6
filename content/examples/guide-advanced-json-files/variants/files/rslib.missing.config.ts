import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './missing/index.ts' } },
  output: { distPath: 'dist/missing' },
});
