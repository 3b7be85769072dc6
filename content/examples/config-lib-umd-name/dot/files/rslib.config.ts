import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'Acme.GreetKit',
      output: { target: 'web' },
    },
  ],
});
