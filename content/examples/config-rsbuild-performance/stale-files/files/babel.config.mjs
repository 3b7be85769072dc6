import { pluginBabel } from '@rsbuild/plugin-babel';

export default {
  output: { target: 'web' },
  plugins: [pluginBabel({ babelLoaderOptions: (_options, { addPlugins }) => addPlugins(['./babel-plugin.cjs']) })],
};
