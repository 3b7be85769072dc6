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
      id: 'unminified',
      output: { distPath: 'dist/unminified', minify: false },
    },
    {
      id: 'assigned',
      source: {
        entry: {
          assigned: './src/assigned.js',
          properties: './src/assigned.cjs',
          typed: './src/typed.ts',
        },
      },
      output: { distPath: 'dist/assigned' },
    },
    {
      id: 'assigned-cjs',
      format: 'cjs',
      source: { entry: { typed: './src/typed.ts' } },
      output: { distPath: 'dist/assigned', cleanDistPath: false },
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
