import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/cart.ts' } },
  lib: [
    {
      format: 'esm',
      output: { distPath: './dist/esm' },
    },
    {
      format: 'mf',
      output: { distPath: './dist/mf', assetPrefix: 'auto' },
      plugins: [
        pluginModuleFederation({
          name: 'page_header',
          dts: false,
          exposes: { '.': './src/cart.ts' },
          shared: { react: { singleton: true, requiredVersion: '^19.0.0' } },
        }),
      ],
    },
  ],
  output: { target: 'web' },
  plugins: [pluginReact()],
  server: { port: 3001 },
});
