import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { assetPrefix: 'https://cdn.example.com/alarm/1.0.0/' },
});
