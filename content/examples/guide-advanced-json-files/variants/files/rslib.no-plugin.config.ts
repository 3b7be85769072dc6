import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/yaml/index.ts' } },
  output: { distPath: 'dist/no-plugin' },
});
