import { defineConfig, rspack } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: {
      plugins: [
        new rspack.BannerPlugin({
          banner: ({ filename }) => `/* ${filename} of area-kit */`,
          entryOnly: true,
          raw: true,
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
        }),
      ],
    },
  },
});
