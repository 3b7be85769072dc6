import { pluginReact } from '@rsbuild/plugin-react';

export default {
  plugins: [pluginReact()],
};
