import { defineConfig, rspack } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  tools: {
    rspack(_config, { appendPlugins }) {
      appendPlugins(
        new rspack.BannerPlugin({
          banner: `'use client';`,
          raw: true,
          entryOnly: true,
        }),
      );
    },
  },
});
