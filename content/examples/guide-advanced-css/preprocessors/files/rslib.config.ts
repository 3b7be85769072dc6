import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginStylus } from '@rsbuild/plugin-stylus';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  output: { target: 'web' },
  plugins: [
    pluginSass(),
    pluginLess({
      lessLoaderOptions: { lessOptions: { modifyVars: { gap: '6px' } } },
    }),
    pluginStylus(),
  ],
});
