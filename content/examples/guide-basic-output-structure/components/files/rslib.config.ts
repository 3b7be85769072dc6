import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  lib: [
    { bundle: true, output: { distPath: 'dist/bundle' } },
    { bundle: false, output: { distPath: 'dist/modules' } },
  ],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
