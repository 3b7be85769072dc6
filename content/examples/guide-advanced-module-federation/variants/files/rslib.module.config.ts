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
          library: { type: 'module' },
          exposes: { '.': './src/index.tsx' },
          shared: { react: { singleton: true } },
        }),
      ],
    },
  ],
  output: { distPath: './dist/module', target: 'web', assetPrefix: 'auto' },
  plugins: [pluginReact()],
  server: { port: 3001 },
});
