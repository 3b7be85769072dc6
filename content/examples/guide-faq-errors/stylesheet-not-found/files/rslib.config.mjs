import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';

export default {
  output: { target: 'web' },
  plugins: [pluginSass(), pluginLess()],
};
