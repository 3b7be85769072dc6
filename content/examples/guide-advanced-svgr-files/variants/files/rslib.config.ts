import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'asset',
      plugins: [pluginReact(), pluginSvgr()],
      source: { entry: { index: './src/asset.ts' } },
      output: { distPath: 'dist/asset' },
    },
    {
      id: 'ids',
      plugins: [
        pluginReact(),
        pluginSvgr({ svgrOptions: { jsxRuntime: 'classic' } }),
      ],
      source: { entry: { index: './src/metal.ts' } },
      output: { distPath: 'dist/ids' },
    },
    {
      id: 're-export',
      dts: true,
      plugins: [pluginReact(), pluginSvgr()],
      source: { entry: { index: './src/re-export.ts' } },
      output: { distPath: 'dist/re-export' },
    },
    {
      id: 'query-bundleless',
      bundle: false,
      plugins: [pluginReact(), pluginSvgr()],
      source: { entry: { index: ['./src/index.ts', './src/icons/bell.svg'] } },
      output: { distPath: 'dist/query-bundleless' },
    },
    {
      id: 'inline',
      plugins: [
        pluginReact(),
        pluginSvgr({ svgrOptions: { exportType: 'default' } }),
      ],
      source: { entry: { index: './inline/index.ts' } },
      output: { distPath: 'dist/inline' },
    },
    {
      id: 'default-bundleless',
      bundle: false,
      plugins: [
        pluginReact(),
        pluginSvgr({ svgrOptions: { exportType: 'default' } }),
      ],
      source: { entry: { index: './default/**' } },
      output: { distPath: 'dist/default-bundleless' },
    },
    {
      id: 'named-cjs',
      format: 'cjs',
      bundle: false,
      plugins: [
        pluginReact(),
        pluginSvgr({ svgrOptions: { exportType: 'named' } }),
      ],
      source: { entry: { index: './named/**' } },
      output: { distPath: 'dist/named-cjs' },
    },
    {
      id: 'exclude',
      plugins: [
        pluginReact(),
        pluginSvgr({
          svgrOptions: { exportType: 'named' },
          exclude: /patterns/,
        }),
      ],
      source: { entry: { index: './excluded/index.ts' } },
      output: { distPath: 'dist/exclude' },
    },
    {
      id: 'exclude-importer',
      plugins: [
        pluginReact(),
        pluginSvgr({
          svgrOptions: { exportType: 'default' },
          excludeImporter: /patterns/,
        }),
      ],
      source: { entry: { index: './importer/index.ts' } },
      output: { distPath: 'dist/exclude-importer' },
    },
  ],
});
