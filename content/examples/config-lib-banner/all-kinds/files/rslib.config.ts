import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: true,
      banner: {
        js: '/* area-kit 1.0.0 */',
        css: '/* area-kit styles */',
        dts: '/* area-kit types */',
      },
    },
  ],
  output: { target: 'web' },
});
