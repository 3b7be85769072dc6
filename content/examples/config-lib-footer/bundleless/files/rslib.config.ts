import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, footer: { js: '/* end of area-kit */' } }],
});
