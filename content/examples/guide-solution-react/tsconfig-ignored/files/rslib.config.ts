import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { output: { distPath: 'dist/plugin' }, plugins: [pluginReact()] },
    { output: { distPath: 'dist/none' } },
  ],
});
