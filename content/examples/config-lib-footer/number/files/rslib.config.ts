import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      // @ts-expect-error
      footer: { js: 1 },
    },
  ],
});
