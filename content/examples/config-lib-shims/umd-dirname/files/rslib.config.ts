import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', shims: { esm: { __dirname: true } } }],
});
