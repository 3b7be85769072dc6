import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
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
          exposes: { '.': './src/index.tsx' },
          shared: { react: { singleton: true } },
        }),
      ],
    },
  ],
  output: { target: 'web' },
  plugins: [pluginReact()],
  server: { port: 3001 },
});
