import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    {
      output: {
        distPath: 'dist/named',
        cssModules: { localIdentName: 'clock-[local]' },
      },
    },
  ],
  output: { target: 'web' },
});
