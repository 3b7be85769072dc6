import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'umd', umdName: 'TagKit', output: { distPath: './dist/umd' } },
    {
      format: 'esm',
      dts: true,
      source: { define: { KIT_VERSION: JSON.stringify('1.0.0-esm') } },
    },
  ],
  source: { define: { KIT_VERSION: JSON.stringify('1.0.0-umd') } },
  output: { target: 'web' },
  plugins: [pluginReact()],
});
