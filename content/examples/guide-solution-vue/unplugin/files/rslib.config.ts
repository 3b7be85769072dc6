import { defineConfig } from '@rslib/core';
import { pluginUnpluginVue } from 'rsbuild-plugin-unplugin-vue';

export default defineConfig({
  bundle: false,
  output: { target: 'web' },
  plugins: [pluginUnpluginVue()],
});
