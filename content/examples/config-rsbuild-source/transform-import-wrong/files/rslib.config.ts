import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: {
    transformImport: [{ libraryName: 'time-kit', libraryDirectory: 'es' }],
  },
});
