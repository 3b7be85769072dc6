import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: {
      module: {
        rules: [{ test: /\.txt$/, type: 'asset/source' }],
      },
    },
  },
});
