import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'ClockFace' }],
  output: {
    target: 'web',
    externals: {
      react: { root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' },
    },
    filename: { js: '[name].umd.cjs' },
  },
  plugins: [pluginReact()],
});
