import { pluginBabel } from '@rsbuild/plugin-babel';
import { defineConfig } from '@rslib/core';

const browsers = ['chrome 80', 'safari 13'];

export default defineConfig({
  syntax: browsers,
  output: { target: 'web' },
  plugins: [
    pluginBabel({
      babelLoaderOptions: (options, { addPlugins }) => {
        addPlugins([
          ['babel-plugin-polyfill-corejs3', { method: 'usage-pure', version: '3.51', targets: browsers }],
        ]);
      },
    }),
  ],
});
