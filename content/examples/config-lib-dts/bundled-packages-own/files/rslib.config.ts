import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: { bundle: { bundledPackages: ['locale-tags', 'time-units'] } },
    },
  ],
});
