import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      // @ts-expect-error
      outBase: 5,
    },
  ],
});
