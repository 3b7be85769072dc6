import { pluginPreact } from '@rsbuild/plugin-preact';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: {
    target: 'web',
    externals: { react: 'preact/compat', 'react-dom': 'preact/compat' },
  },
  plugins: [pluginPreact()],
});
