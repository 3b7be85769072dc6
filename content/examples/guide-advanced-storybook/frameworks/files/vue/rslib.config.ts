import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  source: { define: { KIT_VERSION: JSON.stringify('1.0.0') } },
  output: { target: 'web' },
  plugins: [pluginVue()],
});
