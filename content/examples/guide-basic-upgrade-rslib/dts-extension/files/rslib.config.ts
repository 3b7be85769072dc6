import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { dts: true, output: { distPath: 'dist/now' } },
    {
      dts: true,
      output: { distPath: 'dist/restored' },
      redirect: { dts: { extension: false } },
    },
  ],
});
