import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    distPath: { svg: 'icons' },
    filename: { svg: '[name].[contenthash:8][ext]' },
  },
});
