import { defineConfig } from '@rslib/core';

export default defineConfig({
  footer: { js: '/* end of area-kit */' },
  lib: [{ format: 'esm' }],
});
