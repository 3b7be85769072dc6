import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  splitChunks: {
    cacheGroups: {
      styles: {
        type: 'css/mini-extract',
        name: 'style',
        chunks: 'all',
        enforce: true,
      },
    },
  },
});
