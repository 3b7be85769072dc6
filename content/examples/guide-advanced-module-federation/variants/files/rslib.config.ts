import { defineConfig } from '@rslib/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      plugins: [
        pluginModuleFederation({
          name: 'page_header',
          dts: false,
          exposes: { '.': './src/index.tsx' },
          shared: { react: { singleton: true, requiredVersion: '^19.0.0' } },
        }),
      ],
    },
  ],
  output: { distPath: './dist/prefix', target: 'web' },
  plugins: [pluginReact()],
});
