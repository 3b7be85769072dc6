import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  tools: {
    rspack: {
      module: {
        rules: [{ test: /\.txt$/, type: 'asset/source' }],
      },
    },
  },
});
