import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSass } from '@rsbuild/plugin-sass';

export default defineConfig({
  lib: [{ plugins: [pluginSass()] }],
  output: { distPath: 'dist/joined', target: 'web' },
  plugins: [pluginReact()],
});
