import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { assetPrefix: 'https://cdn.example.com/' },
});
