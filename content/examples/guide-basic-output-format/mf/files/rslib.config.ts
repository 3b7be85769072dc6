import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      plugins: [
        pluginModuleFederation(
          { name: 'string_kit', exposes: { '.': './src/index.ts' }, dts: false },
          {},
        ),
      ],
    },
  ],
});
