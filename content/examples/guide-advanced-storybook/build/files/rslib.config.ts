import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  source: { define: { TAG_PREFIX: '"from rslib.config: "' } },
  output: { target: 'web' },
  plugins: [pluginReact()],
});
