import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ banner: { js: '/* start */' }, footer: { js: '/* end */' } }],
});
