import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';

export default defineConfig({
  lib: [{ dts: true }],
  output: { distPath: 'dist/untyped', target: 'web' },
  plugins: [pluginReact(), pluginSvgr()],
  source: {
    tsconfigPath: './tsconfig.untyped.json',
    entry: { index: './untyped/index.ts' },
  },
});
