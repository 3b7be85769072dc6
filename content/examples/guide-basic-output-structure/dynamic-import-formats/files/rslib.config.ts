import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    {
      format: 'umd',
      umdName: 'UnitKit',
      output: { target: 'web', distPath: 'dist/umd' },
    },
  ],
});
