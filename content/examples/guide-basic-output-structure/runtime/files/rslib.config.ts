import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      clock: './src/clock.ts',
      date: './src/date.ts',
    },
  },
});
