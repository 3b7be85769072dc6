import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'umd',
      umdName: 'Greeter',
      output: { filename: { js: '[name].umd.js' }, minify: true },
    },
  ],
  output: { target: 'web' },
});
