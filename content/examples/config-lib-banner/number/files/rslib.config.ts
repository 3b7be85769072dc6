import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      // @ts-expect-error
      banner: { js: 1 },
    },
  ],
});
