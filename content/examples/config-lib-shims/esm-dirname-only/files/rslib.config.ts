import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ shims: { esm: { __dirname: true } } }],
});
