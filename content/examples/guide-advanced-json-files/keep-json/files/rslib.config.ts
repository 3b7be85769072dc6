import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'esm',
  bundle: false,
  source: {
    entry: { index: ['./src/**', '!./src/**/*.json'] },
  },
  output: {
    copy: [{ from: '**/*.json', context: './src' }],
    externals: [/\.json$/],
  },
});
