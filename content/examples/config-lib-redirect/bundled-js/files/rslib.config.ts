import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: true, redirect: { js: { path: false }, dts: { extension: false } } }],
});
