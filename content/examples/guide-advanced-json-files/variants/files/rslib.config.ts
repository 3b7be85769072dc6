import { defineConfig } from '@rslib/core';
import { pluginYaml } from '@rsbuild/plugin-yaml';

export default defineConfig({
  lib: [
    { id: 'cjs', format: 'cjs', output: { distPath: 'dist/cjs' } },
    {
      id: 'cjs-bundleless',
      format: 'cjs',
      bundle: false,
      source: { entry: { index: ['./src/index.ts', './src/defaults.json'] } },
      output: { distPath: 'dist/cjs-bundleless' },
    },
    {
      id: 'computed',
      source: { entry: { index: './src/computed/index.ts' } },
      output: { distPath: 'dist/computed' },
    },
    {
      id: 'cjs-on-demand',
      format: 'cjs',
      source: {
        entry: { index: './src/lazy.ts', computed: './src/computed/index.ts' },
      },
      output: { distPath: 'dist/cjs-on-demand' },
    },
    {
      id: 'nested',
      source: { entry: { index: './src/nested/index.ts' } },
      output: { distPath: 'dist/nested' },
    },
    {
      id: 'nested-bundleless',
      bundle: false,
      source: { entry: { index: './src/nested/**' } },
      output: { distPath: 'dist/nested-bundleless' },
    },
    {
      id: 'version',
      bundle: false,
      source: { entry: { index: './version/*.ts' } },
      output: { distPath: 'dist-version' },
    },
    {
      id: 'yaml',
      bundle: false,
      dts: true,
      plugins: [pluginYaml()],
      source: { entry: { index: './src/yaml/**' } },
      output: { distPath: 'dist/yaml' },
    },
    {
      id: 'types',
      dts: { bundle: true },
      source: { entry: { index: './src/types.ts' } },
      output: { distPath: 'dist/types' },
    },
    {
      id: 'missing',
      bundle: false,
      source: { entry: { index: './missing/index.ts' } },
      output: { distPath: 'dist/unchecked' },
    },
  ],
});
