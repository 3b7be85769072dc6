import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'use',
      output: { distPath: 'dist/use' },
      plugins: [
        pluginSass({ sassLoaderOptions: { additionalData: "@use 'sass:math';" } }),
      ],
    },
    {
      id: 'variables',
      output: { distPath: 'dist/variables' },
      plugins: [
        pluginSass({ sassLoaderOptions: { additionalData: '$hand: teal;' } }),
      ],
    },
  ],
  source: { entry: { index: './plain/index.ts' } },
  output: { target: 'web' },
  plugins: [
    pluginLess({
      lessLoaderOptions: {
        additionalData: '@gap: 12px;',
        lessOptions: { math: 'always' },
      },
    }),
  ],
});
