import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      output: { distPath: 'dist/list' },
      tools: { swc: { env: { targets: ['node 20'] } } },
    },
    {
      output: { distPath: 'dist/string' },
      tools: { swc: { env: { targets: 'node 20' } } },
    },
  ],
  syntax: 'es2015',
});
