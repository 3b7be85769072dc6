import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './warning/Picture.svelte' } },
  output: { target: 'web', distPath: 'dist-warning' },
  plugins: [pluginSvelte()],
});
