import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { bundle: false, dts: true, plugins: [pluginReact()] },
    {
      format: 'umd',
      umdName: 'StatusTag',
      plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })],
      output: {
        filename: { js: 'status-tag.umd.js', css: 'status-tag.css' },
        externals: {
          react: {
            root: 'React',
            commonjs: 'react',
            commonjs2: 'react',
            amd: 'react',
          },
        },
      },
    },
  ],
});
