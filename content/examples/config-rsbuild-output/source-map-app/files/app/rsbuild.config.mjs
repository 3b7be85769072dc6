import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false, sourceMap: true },
  tools: {
    rspack: {
      module: { rules: [{ test: /\.js$/, extractSourceMap: true }] },
    },
  },
});
