import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    {
      format: 'umd',
      umdName: 'ClockText',
      output: { target: 'web', distPath: 'dist/umd' },
    },
    {
      format: 'iife',
      source: { entry: { badge: './src/badge.ts' } },
      output: { target: 'web', distPath: 'dist/iife' },
    },
  ],
});
