import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'GreetKit',
      output: { target: 'web', filename: { js: '[name].umd.cjs' } },
    },
  ],
});
