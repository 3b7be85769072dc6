import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'GreetKit',
      syntax: 'es5',
      output: { target: 'web' },
      tools: { rspack: { output: { globalObject: 'this' } } },
    },
  ],
});
