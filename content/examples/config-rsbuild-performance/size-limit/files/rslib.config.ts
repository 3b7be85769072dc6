import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'below', output: { distPath: 'dist/below' } },
    {
      id: 'above',
      output: { distPath: 'dist/above' },
      tools: {
        rspack: {
          performance: { hints: 'error', maxAssetSize: 20, maxEntrypointSize: 20 },
        },
      },
    },
  ],
  tools: {
    rspack: {
      performance: { hints: 'error', maxAssetSize: 10_000, maxEntrypointSize: 10_000 },
    },
  },
});
