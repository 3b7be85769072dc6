import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'Kit_[name]',
      output: { target: 'web' },
    },
  ],
});
