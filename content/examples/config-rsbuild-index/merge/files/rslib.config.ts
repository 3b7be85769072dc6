import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { define: { MINUTES: '30' } },
      output: { externals: ['zone-names'] },
    },
  ],
  source: { define: { HOURS: '24', MINUTES: '60' } },
  output: { externals: ['zone-data'] },
});
