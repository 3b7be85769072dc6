import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'umd',
      umdName: 'Shout',
      output: { target: 'web', filename: { js: '[name].umd.js' } },
    },
  ],
});
