import { pluginPreact } from '@rsbuild/plugin-preact';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  plugins: [pluginPreact()],
  lib: [
    { output: { distPath: 'dist/bundle' } },
    { bundle: false, output: { distPath: 'dist/bundleless' } },
  ],
});
