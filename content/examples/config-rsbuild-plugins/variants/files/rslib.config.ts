import { defineConfig } from '@rslib/core';
import { pluginLess } from '@rsbuild/plugin-less';
import { pluginNodePolyfill } from '@rsbuild/plugin-node-polyfill';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginVue } from '@rsbuild/plugin-vue';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'nested',
      plugins: [
        false && pluginReact(),
        undefined,
        [pluginReact(), pluginSass()],
      ],
      output: { distPath: 'dist/nested' },
    },
    {
      id: 'less',
      plugins: [pluginLess()],
      source: { entry: { index: './src/less.ts' } },
      output: { distPath: 'dist/less' },
    },
    {
      id: 'polyfill',
      plugins: [pluginNodePolyfill()],
      source: { entry: { index: './src/notes.ts' } },
      output: { distPath: 'dist/polyfill' },
    },
    {
      id: 'vue',
      plugins: [pluginVue()],
      source: { entry: { index: './src/vue.ts' } },
      output: { distPath: 'dist/vue' },
    },
  ],
});
