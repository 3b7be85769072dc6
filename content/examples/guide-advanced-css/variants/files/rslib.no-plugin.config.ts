import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './modules/index.ts' } },
  output: { distPath: 'dist-no-plugin', target: 'web' },
});
