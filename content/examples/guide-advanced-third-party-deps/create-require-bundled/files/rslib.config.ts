import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'esm',
  tools: {
    rspack: {
      module: {
        parser: {
          javascript: { createRequire: true },
        },
      },
    },
  },
});
