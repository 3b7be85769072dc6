import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    cssModules: {
      namedExport: true,
      exportLocalsConvention: 'camelCaseOnly',
      localIdentName: 'clock-[local]',
    },
  },
});
