import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
  source: { define: { KIT_VERSION: JSON.stringify('1.0.0') } },
  output: { target: 'web' },
  plugins: [pluginReact()],
});
