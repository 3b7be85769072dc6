import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { filename: { js: '[name].mjs' } } },
    {
      output: {
        distPath: 'dist/hashed',
        filename: { js: '[name].min.js', svg: '[name].[contenthash:8][ext]' },
      },
    },
  ],
});
