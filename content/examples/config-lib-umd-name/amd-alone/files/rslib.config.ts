import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: { root: 'GreetKit', amd: 'greet-kit' },
      output: { target: 'web' },
    },
  ],
});
