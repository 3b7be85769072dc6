import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    { output: { distPath: 'dist/inlined', dataUriLimit: { svg: 4096 } } },
  ],
});
