import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    {
      output: { distPath: 'dist/rewritten' },
      source: {
        transformImport: [
          {
            libraryName: 'time-kit',
            customName: 'time-kit/lib/{{ kebabCase member }}.js',
          },
        ],
      },
    },
  ],
});
