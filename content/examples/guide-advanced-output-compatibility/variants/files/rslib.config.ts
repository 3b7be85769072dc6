import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginNodePolyfill } from '@rsbuild/plugin-node-polyfill';
import { defineConfig } from '@rslib/core';

const addPolyfills = (browsers: string[]) =>
  pluginBabel({
    babelLoaderOptions: (_options, { addPlugins }) => {
      addPlugins([
        [
          'babel-plugin-polyfill-corejs3',
          { method: 'usage-pure', version: '3.51', targets: browsers },
        ],
      ]);
    },
  });

const old = ['chrome 80', 'safari 13'];
const modern = ['chrome 120'];

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'old',
      syntax: old,
      plugins: [addPolyfills(old)],
      source: { entry: { index: './src/find-last.ts' } },
      output: { distPath: 'dist/old' },
    },
    {
      id: 'modern',
      syntax: modern,
      plugins: [addPolyfills(modern)],
      source: { entry: { index: './src/find-last.ts' } },
      output: { distPath: 'dist/modern' },
    },
    {
      id: 'at',
      syntax: old,
      plugins: [addPolyfills(old)],
      source: { entry: { index: './src/at.ts' } },
      output: { distPath: 'dist/at' },
    },
    {
      id: 'external',
      source: { entry: { index: './src/path.ts' } },
      output: { distPath: 'dist/external', externals: ['node:path'] },
    },
    {
      id: 'bundleless',
      bundle: false,
      source: { entry: { index: './src/path.ts' } },
      output: { distPath: 'dist/bundleless' },
    },
    {
      id: 'bundleless-plugin',
      bundle: false,
      plugins: [pluginNodePolyfill()],
      source: { entry: { index: './src/path.ts' } },
      output: { distPath: 'dist/bundleless-plugin' },
    },
    {
      id: 'globals',
      plugins: [pluginNodePolyfill()],
      source: { entry: { index: './src/buffer.ts' } },
      output: { distPath: 'dist/globals' },
    },
    {
      id: 'globals-bundleless',
      bundle: false,
      plugins: [pluginNodePolyfill()],
      source: { entry: { index: './src/buffer.ts' } },
      output: { distPath: 'dist/globals-bundleless' },
    },
  ],
});
