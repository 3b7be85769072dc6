import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { copy: [{ from: './src/assets', to: 'assets' }] },
  tools: {
    bundlerChain(chain) {
      chain.module.rule('rslib:new-url').parser({ url: false });
    },
  },
});
