import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  syntax: 'es6',
  autoExtension: false,
  plugins: [pluginReact(), pluginSass()],
  output: { target: 'web' },
  lib: [
    {
      format: 'cjs',
      output: { distPath: 'dist/lib' },
    },
    {
      format: 'esm',
      dts: { distPath: 'dist/types' },
      output: { distPath: 'dist/es' },
    },
  ],
});
