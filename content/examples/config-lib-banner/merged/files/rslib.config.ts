import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: { js: '/* shared */', css: '/* area-kit styles */' },
  lib: [{ banner: { js: '/* area-kit, ESM build */' } }],
  output: { target: 'web' },
});
