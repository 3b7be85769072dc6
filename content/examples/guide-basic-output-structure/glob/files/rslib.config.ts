import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: {
      module: { rules: [{ test: /glossaries\.ts$/, parser: { importMeta: true } }] },
    },
  },
});
