import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      banner: { js: '/* area-kit 1.0.0 */' },
      output: { distPath: 'dist/chunks' },
    },
  ],
});
