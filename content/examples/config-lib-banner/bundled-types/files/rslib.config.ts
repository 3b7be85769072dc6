import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: { bundle: true }, banner: { dts: '/* area-kit types */' } }],
});
