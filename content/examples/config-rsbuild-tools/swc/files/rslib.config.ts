import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    {
      output: { distPath: 'dist/automatic', externals: [/^preact/] },
      tools: {
        swc: {
          jsc: {
            transform: {
              react: { runtime: 'automatic', importSource: 'preact' },
            },
          },
        },
      },
    },
  ],
});
