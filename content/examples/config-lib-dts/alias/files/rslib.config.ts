import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: { alias: { 'time-units': './compiled/time-units' } },
    },
  ],
});
