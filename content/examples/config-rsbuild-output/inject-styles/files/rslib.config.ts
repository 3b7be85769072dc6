import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/extracted' } },
    { output: { distPath: 'dist/injected', injectStyles: true } },
  ],
  output: { target: 'web' },
});
