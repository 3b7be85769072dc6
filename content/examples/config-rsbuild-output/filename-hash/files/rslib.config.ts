import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { filenameHash: true } },
    { output: { distPath: 'dist/short', filenameHash: 'contenthash:6' } },
  ],
});
