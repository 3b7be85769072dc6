import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ plugins: [pluginSass()] }],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
