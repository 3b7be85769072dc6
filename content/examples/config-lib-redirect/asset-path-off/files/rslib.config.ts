import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, redirect: { asset: { path: false } } }],
  output: { target: 'web' },
});
