import { defineConfig } from '@rslib/core';
import { pluginVue } from '@rsbuild/plugin-vue';

export default defineConfig({
  bundle: false,
  source: { entry: { index: './plain/**' } },
  output: { distPath: 'dist-plain', target: 'web' },
  plugins: [pluginVue()],
});
