import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginStylus } from '@rsbuild/plugin-stylus';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { index: './modules/index.ts' } },
      output: { distPath: 'dist-modules/bundle' },
    },
    {
      bundle: false,
      source: { entry: { index: './modules/**' } },
      output: { distPath: 'dist-modules/files' },
    },
  ],
  output: { target: 'web' },
  plugins: [pluginLess(), pluginSass(), pluginStylus()],
});
