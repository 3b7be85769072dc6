import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: true,
      footer: {
        js: '/* end of area-kit */',
        css: '/* end of area-kit styles */',
        dts: '/* end of area-kit types */',
      },
    },
  ],
  output: { target: 'web' },
});
