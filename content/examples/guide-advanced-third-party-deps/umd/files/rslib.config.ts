import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'ReceiptText',
      output: {
        target: 'web',
        externals: {
          'currency-list': {
            root: 'CurrencyList',
            commonjs: 'currency-list',
            commonjs2: 'currency-list',
            amd: 'currency-list',
          },
        },
      },
    },
  ],
});
