import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, redirect: { asset: { extension: false } } }],
  output: { target: 'web' },
});
