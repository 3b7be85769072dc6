import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      // @ts-expect-error
      syntax: 'es2030',
    },
  ],
});
