import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { dts: true },
    {
      format: 'cjs',
      tools: {
        rspack: {
          output: { library: { type: 'commonjs2', export: 'default' } },
        },
      },
    },
  ],
});
