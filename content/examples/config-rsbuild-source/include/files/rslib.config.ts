import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    {
      output: { distPath: 'dist/included' },
      source: { include: [/node_modules[\\/]pick-words[\\/]/] },
    },
  ],
  syntax: 'es2015',
});
