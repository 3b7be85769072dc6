import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'mf',
      output: { distPath: './dist/mf' },
      plugins: [
        pluginModuleFederation(
          { name: 'string_kit', exposes: { '.': './src/index.ts' } },
          {},
        ),
      ],
    },
  ],
  server: { port: 3001 },
});
