import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: {
    transformImport: [
      {
        libraryName: 'time-kit',
        customName: 'time-kit/lib/{{ kebabCase member }}.js',
      },
    ],
  },
  output: { autoExternal: false },
});
