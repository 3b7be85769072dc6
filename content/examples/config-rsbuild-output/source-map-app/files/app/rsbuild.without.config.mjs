import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false, sourceMap: true, distPath: 'dist-without' },
});
