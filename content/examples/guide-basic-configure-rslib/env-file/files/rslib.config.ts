import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    define: {
      VERSION: JSON.stringify(`1.2.0-${process.env.RELEASE_CHANNEL}`),
    },
  },
});
