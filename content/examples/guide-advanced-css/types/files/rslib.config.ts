import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'modules', dts: true, output: { distPath: 'dist/modules' } },
    {
      id: 'bundled',
      dts: { bundle: true },
      output: { distPath: 'dist/bundled' },
    },
  ],
  output: { target: 'web' },
});
