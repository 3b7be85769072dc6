import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  output: { externals: { './pad': '../shared/pad.js' } },
});
