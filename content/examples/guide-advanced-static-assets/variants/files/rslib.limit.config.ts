import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/zones.ts' } },
  output: { distPath: 'dist/limit', dataUriLimit: 4096 },
});
