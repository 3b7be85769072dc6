import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'no-import',
      plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })],
      output: { distPath: 'dist/no-import' },
    },
    {
      id: 'bundled',
      plugins: [pluginReact()],
      source: { entry: { index: './src/components.ts' } },
      output: { distPath: 'dist/bundled' },
    },
    {
      id: 'client',
      plugins: [pluginReact()],
      source: { entry: { index: './src/client.tsx' } },
      output: { distPath: 'dist/client' },
    },
    {
      id: 'minified',
      plugins: [pluginReact()],
      source: { entry: { index: './src/client.tsx' } },
      output: { distPath: 'dist/minified', minify: true },
    },
    {
      id: 'minified-files',
      bundle: false,
      plugins: [pluginReact()],
      source: { entry: { index: './src/client.tsx' } },
      output: { distPath: 'dist/minified-files', minify: true },
    },
    {
      id: 'minified-banner',
      bundle: false,
      banner: { js: "'use client';" },
      plugins: [pluginReact()],
      source: { entry: { index: './src/client.tsx' } },
      output: { distPath: 'dist/minified-banner', minify: true },
    },
    {
      id: 'compiler-node',
      plugins: [pluginReact({ reactCompiler: true })],
      output: { distPath: 'dist/compiler-node', target: 'node' },
    },
    {
      id: 'compiler-18',
      plugins: [pluginReact({ reactCompiler: { target: '18' } })],
      output: { distPath: 'dist/compiler-18' },
    },
    {
      id: 'emotion',
      plugins: [pluginReact()],
      source: { entry: { index: './src/emotion.tsx' } },
      output: { distPath: 'dist/emotion' },
    },
    {
      id: 'umd',
      format: 'umd',
      umdName: 'ClockFace',
      plugins: [pluginReact()],
      output: {
        distPath: 'dist/umd',
        filename: { js: '[name].umd.cjs' },
        externals: {
          react: {
            root: 'React',
            commonjs: 'react',
            commonjs2: 'react',
            amd: 'react',
          },
        },
      },
    },
    {
      id: 'umd-string',
      format: 'umd',
      umdName: 'ClockFace',
      plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })],
      source: { entry: { index: './src/classic.tsx' } },
      output: {
        distPath: 'dist/umd-string',
        filename: { js: '[name].umd.cjs' },
        externals: { react: 'React' },
      },
    },
  ],
});
