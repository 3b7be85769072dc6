import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/now' } },
    {
      output: { distPath: 'dist/restored' },
      tools: {
        bundlerChain(chain) {
          chain.module.rule('rslib:new-url').parser({ url: false });
        },
      },
    },
  ],
});
