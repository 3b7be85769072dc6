import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { hours: './src/hours.ts' } },
  output: { distPath: '.' },
});
