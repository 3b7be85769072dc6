import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    {
      output: { distPath: 'dist/production' },
      source: {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      },
    },
  ],
  source: {
    define: { VERSION: JSON.stringify('1.2.3') },
  },
});
