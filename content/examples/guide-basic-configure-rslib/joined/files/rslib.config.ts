import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2019',
  source: {
    define: { VERSION: '"1.2.0"' },
    entry: { index: './src/index.ts' },
  },
  lib: [
    { format: 'esm' },
    {
      format: 'cjs',
      syntax: ['es2021'],
      source: { entry: { cli: './src/cli.ts' } },
    },
  ],
});
