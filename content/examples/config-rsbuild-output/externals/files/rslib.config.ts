import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: {
    externals: {
      'pad-digits': 'pad-digits',
      'zone-names': 'zone-names-lite',
    },
  },
});
