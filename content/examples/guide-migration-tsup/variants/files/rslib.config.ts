import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  lib: [
    {
      id: 'default',
      format: 'cjs',
      source: { entry: { index: './src/default.ts' } },
      output: { distPath: 'dist/default' },
    },
    {
      id: 'packages',
      output: { distPath: 'dist/packages', externals: [/^[^./!]/] },
    },
    {
      id: 'jsx',
      plugins: [
        pluginReact({
          swcReactOptions: {
            runtime: 'classic',
            pragma: 'h',
            pragmaFrag: 'Fragment',
          },
        }),
      ],
      source: { entry: { index: './src/label.tsx' } },
      output: { distPath: 'dist/jsx' },
    },
  ],
});
