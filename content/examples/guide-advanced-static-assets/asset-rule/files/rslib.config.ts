import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: {
      module: {
        rules: [
          {
            test: /\.ics$/,
            type: 'asset/resource',
            generator: { importMode: 'preserve', filename: 'calendars/[name][ext]' },
          },
        ],
      },
    },
  },
});
