import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist-injected/bundle' } },
    {
      bundle: false,
      source: { entry: { index: './src/**' } },
      output: { distPath: 'dist-injected/files' },
    },
  ],
  output: { target: 'web' },
  plugins: [pluginSvelte({ svelteLoaderOptions: { emitCss: false } })],
});
