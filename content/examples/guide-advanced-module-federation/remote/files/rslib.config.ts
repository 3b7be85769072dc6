import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      output: { distPath: './dist/esm' },
    },
    {
      format: 'mf',
      output: { distPath: './dist/mf', assetPrefix: 'auto' },
      plugins: [
        pluginModuleFederation({
          name: 'page_header',
          exposes: { '.': './src/index.tsx' },
          shared: { react: { singleton: true, requiredVersion: '^19.0.0' } },
        }),
      ],
    },
  ],
  output: { target: 'web' },
  plugins: [pluginReact()],
  server: { port: 3001 },
});
