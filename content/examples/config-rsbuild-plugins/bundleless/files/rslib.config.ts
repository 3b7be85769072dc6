import { pluginLess } from '@rsbuild/plugin-less';
import { pluginNodePolyfill } from '@rsbuild/plugin-node-polyfill';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { pluginToml } from '@rsbuild/plugin-toml';
import { pluginYaml } from '@rsbuild/plugin-yaml';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, source: { entry: { index: ['./src/**', '!**/*.d.ts'] } } }],
  output: { target: 'web' },
  plugins: [
    pluginReact(),
    pluginSass(),
    pluginLess(),
    pluginSvgr(),
    pluginYaml(),
    pluginToml(),
    pluginNodePolyfill(),
  ],
});
