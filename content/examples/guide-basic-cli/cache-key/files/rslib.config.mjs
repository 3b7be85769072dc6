import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: {
    buildCache: { cacheDigest: process.argv.slice(2) },
  },
});
