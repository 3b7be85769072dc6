import { pluginBabel } from '@rsbuild/plugin-babel';
import { defineConfig } from '@rslib/core';

const configFile = './babel.config.cjs';

export default defineConfig({
  bundle: false,
  source: { entry: { index: './babel/index.js' } },
  lib: [
    { output: { distPath: 'dist-babel/default' }, plugins: [pluginBabel()] },
    {
      output: { distPath: 'dist-babel/file' },
      plugins: [pluginBabel({ babelLoaderOptions: { configFile } })],
    },
  ],
});
