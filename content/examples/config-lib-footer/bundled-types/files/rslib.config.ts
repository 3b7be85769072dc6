import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: { bundle: true }, footer: { dts: '/* end of area-kit types */' } }],
});
