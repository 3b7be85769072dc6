import { defineConfig } from '@rslib/core';
import { pluginVue } from '@rsbuild/plugin-vue';

export default defineConfig({
  bundle: false,
  dts: true,
  source: {
    entry: { index: ['./shim/index.ts', './shim/StarRating.vue'] },
    tsconfigPath: './tsconfig.shim.json',
  },
  output: { distPath: 'dist-shim', target: 'web' },
  plugins: [pluginVue()],
});
