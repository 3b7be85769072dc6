import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, dts: true, redirect: { dts: { extension: false } } }],
});
