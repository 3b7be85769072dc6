import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: {
    buildCache: { cacheDirectory: './.cache', cacheDigest: [process.env.CLOCK_ZONE] },
  },
});
