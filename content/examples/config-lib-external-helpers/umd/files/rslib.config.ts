import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'Counter',
      syntax: 'es5',
      externalHelpers: true,
      output: { target: 'web' },
    },
  ],
});
