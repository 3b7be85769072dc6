import { defineConfig } from '@rslib/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  source: { entry: { index: './src/cart.ts' } },
  lib: [
    { format: 'esm', output: { distPath: './dist-remotes/esm' } },
    {
      format: 'mf',
      output: { distPath: './dist-remotes/mf', assetPrefix: 'auto' },
      plugins: [
        pluginModuleFederation({
          name: 'page_header',
          dts: false,
          exposes: { '.': './src/cart.ts' },
          remotes: {
            cart: 'cart@https://cdn.example.com/cart/mf-manifest.json',
          },
          shared: { react: { singleton: true, requiredVersion: '^19.0.0' } },
        }),
      ],
    },
  ],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
