import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: { root: 'GreetKit', commonjs: 'greet-kit' },
      output: { target: 'web' },
    },
  ],
});
