import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'Kinds',
      output: { autoExternal: true, target: 'web' },
    },
  ],
});
