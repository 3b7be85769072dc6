import { pluginBabel } from '@rsbuild/plugin-babel';

export default {
  source: { entry: { index: './src/at.ts' } },
  plugins: [
    pluginBabel({
      babelLoaderOptions: (_options, { addPlugins }) => {
        addPlugins([require('babel-plugin-polyfill-corejs3')]);
      },
    }),
  ],
};
