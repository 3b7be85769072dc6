import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }],
  source: {
    define: { 'import.meta.env.MODE': JSON.stringify('production') },
  },
});
