import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './missing/index.ts', named: './missing/named.mjs' } },
  output: { distPath: 'dist/missing' },
});
