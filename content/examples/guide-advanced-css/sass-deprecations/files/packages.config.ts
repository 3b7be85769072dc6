import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { packages: './src/packages.ts' } },
  output: { target: 'web' },
  plugins: [pluginSass()],
});
