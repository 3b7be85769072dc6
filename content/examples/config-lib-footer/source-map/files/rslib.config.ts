import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      footer: { js: '/* end of area-kit */' },
      output: { sourceMap: true },
    },
  ],
});
