import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/now' } },
    {
      output: {
        distPath: 'dist/restored',
        externals: { react: 'module-import react' },
      },
    },
  ],
});
