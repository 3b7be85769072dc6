import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'first', source: { entry: { first: './src/index.ts' } } },
    { id: 'second', source: { entry: { second: './src/index.ts' } } },
  ],
});
