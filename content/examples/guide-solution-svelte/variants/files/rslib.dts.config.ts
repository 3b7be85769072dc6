import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  dts: true,
  output: { target: 'web', distPath: 'dist-dts' },
  plugins: [pluginSvelte()],
  // Without it, a warning appears either before or after the start of the declarations.
  tools: { rspack: { resolve: { conditionNames: ['svelte', '...'] } } },
});
