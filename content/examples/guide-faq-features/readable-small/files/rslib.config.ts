import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    minify: {
      jsOptions: {
        minimizerOptions: { mangle: false, minify: false, compress: true },
      },
    },
  },
});
