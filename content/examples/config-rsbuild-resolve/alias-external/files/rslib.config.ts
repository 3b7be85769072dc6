import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    {
      output: {
        distPath: 'dist/excluded',
        autoExternal: { exclude: ['zone-names'] },
      },
    },
  ],
  resolve: {
    alias: { 'zone-names': 'zone-lite' },
  },
});
