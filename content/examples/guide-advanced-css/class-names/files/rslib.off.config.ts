import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/named.ts' } },
  output: { target: 'web', distPath: 'dist/off' },
});
