import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'ClockFace' }],
  output: {
    target: 'web',
    externals: {
      react: 'React',
    },
    filename: { js: '[name].umd.cjs' },
  },
  plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })],
});
