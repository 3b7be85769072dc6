import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: { root: 'GreetKit', amd: 'greet-kit' },
      tools: {
        rspack: { output: { library: { type: 'umd', umdNamedDefine: true } } },
      },
      output: { target: 'web' },
    },
  ],
});
