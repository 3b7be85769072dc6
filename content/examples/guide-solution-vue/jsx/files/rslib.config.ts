import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginVueJsx } from '@rsbuild/plugin-vue-jsx';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: ['./src/**', '!./src/**/*.vue'] } },
  output: { target: 'web' },
  lib: [
    { plugins: [pluginBabel({ include: /\.tsx$/ }), pluginVueJsx()] },
    { output: { distPath: 'dist/without-babel' }, plugins: [pluginVueJsx()] },
  ],
});
