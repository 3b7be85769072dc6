import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', assetPrefix: 'https://cdn.example.com/alarm/' },
});
