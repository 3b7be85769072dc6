import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true },
    { format: 'cjs' },
    {
      format: 'esm',
      bundle: false,
      outBase: './src',
      source: { entry: { locales: './src/locales/**' } },
    },
  ],
});
