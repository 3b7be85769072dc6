import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  source: { entry: { index: ['./src/**', '!./src/assets/**'] } },
  output: { target: 'web' },
});
