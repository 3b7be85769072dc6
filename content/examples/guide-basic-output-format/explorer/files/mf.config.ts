import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'mf',
  output: {
    distPath: 'dist/mf',
    filenameHash: false,
  },
  plugins: [
    pluginModuleFederation({
      name: 'duration',
      exposes: { '.': './src/index.ts' },
      dts: false,
    }, {}),
  ],
});
