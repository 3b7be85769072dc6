import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './decorated/index.ts' } },
  output: { distPath: 'dist/decorators' },
});
