import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: { js: '/* area-kit 1.0.0 */', css: '/* area-kit 1.0.0 */' },
  lib: [{ bundle: false }],
  output: { target: 'web' },
});
