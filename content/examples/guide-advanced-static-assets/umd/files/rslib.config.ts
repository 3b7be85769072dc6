import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'Alarm' }],
  output: { target: 'web', dataUriLimit: 0, assetPrefix: 'https://cdn.example.com/alarm/' },
});
