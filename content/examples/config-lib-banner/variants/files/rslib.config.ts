import { defineConfig, rspack } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'minified',
      banner: { js: '/* area-kit 1.0.0 */' },
      output: { distPath: 'dist/minified', minify: true },
    },
    {
      id: 'types',
      dts: { bundle: true },
      banner: { dts: '/* area-kit types */' },
      source: { entry: { index: './src/later.ts' } },
      output: { distPath: 'dist/types' },
    },
    {
      id: 'legal',
      banner: { js: '/*! area-kit 1.0.0 */' },
      output: { distPath: 'dist/legal' },
    },
    {
      id: 'plugin',
      tools: { rspack: { plugins: [new rspack.BannerPlugin('area-kit')] } },
      output: { distPath: 'dist/plugin' },
    },
    {
      id: 'formats',
      format: 'cjs',
      banner: { js: '/* area-kit 1.0.0 */' },
      output: { distPath: 'dist/extensions' },
    },
    {
      id: 'mjs',
      banner: { js: '/* area-kit 1.0.0 */' },
      output: { distPath: 'dist/extensions', filename: { js: '[name].mjs' } },
    },
    {
      id: 'jsx',
      banner: { js: '/* area-kit 1.0.0 */' },
      output: { distPath: 'dist/extensions', filename: { js: '[name].jsx' } },
    },
    {
      id: 'map',
      dts: true,
      banner: { dts: '/* area-kit types */' },
      footer: { dts: '/* end of area-kit types */' },
      source: {
        entry: { index: './src/later.ts' },
        tsconfigPath: './tsconfig.map.json',
      },
      output: { distPath: 'dist/map' },
    },
    {
      id: 'styles',
      bundle: false,
      banner: { css: '/* area-kit styles */' },
      source: { entry: { index: './src/area.css' } },
      output: {
        distPath: 'dist/styles',
        sourceMap: { css: true },
        target: 'web',
      },
    },
    {
      id: 'minified-styles',
      bundle: false,
      banner: { css: '/* area-kit styles */' },
      footer: { css: '/*! end of area-kit styles */' },
      source: { entry: { index: './src/area.css' } },
      output: {
        distPath: 'dist/minified-styles',
        minify: true,
        target: 'web',
      },
    },
    {
      id: 'minified-license',
      bundle: false,
      banner: { css: '/*! area-kit styles */' },
      source: { entry: { index: './src/area.css' } },
      output: {
        distPath: 'dist/minified-license',
        minify: true,
        target: 'web',
      },
    },
  ],
});
