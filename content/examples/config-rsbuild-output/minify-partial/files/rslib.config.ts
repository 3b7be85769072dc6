import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: {
    minify: {
      jsOptions: {
        minimizerOptions: { format: { comments: 'all' } },
      },
    },
  },
});
