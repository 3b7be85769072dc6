import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './app/index.js' } },
  output: { distPath: 'app/dist' },
});
