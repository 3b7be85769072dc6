import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    {
      output: { distPath: 'dist/untouched' },
      tools: {
        bundlerChain(chain) {
          chain.module.rule('rslib:new-url').parser({ url: false });
        },
      },
    },
  ],
});
