import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'new-url-cjs',
      format: 'cjs',
      source: { entry: { index: './src/zones.ts' } },
      output: { distPath: 'dist/new-url-cjs' },
    },
    {
      id: 'new-url-folder',
      source: { entry: { index: './folder/index.ts' } },
      output: { distPath: 'dist/new-url-folder' },
    },
    {
      id: 'new-url-computed',
      source: { entry: { index: './computed/index.ts' } },
      output: { distPath: 'dist/new-url-computed' },
    },
    {
      id: 'new-url-prefix',
      source: { entry: { index: './src/zones.ts' } },
      output: {
        distPath: 'dist/new-url-prefix',
        assetPrefix: 'https://cdn.example.com/',
      },
    },
    {
      id: 'stray',
      bundle: false,
      source: { entry: { index: './stray/**' } },
      output: { distPath: 'dist/stray' },
    },
    {
      id: 'inline',
      format: 'cjs',
      source: { entry: { index: './src/inline.ts' } },
      output: { distPath: 'dist/inline' },
    },
    {
      id: 'text',
      source: {
        entry: { index: './text/index.ts' },
        assetsInclude: /\.graphql$/,
      },
      output: { distPath: 'dist/text' },
    },
    {
      id: 'queries',
      bundle: false,
      source: {
        entry: { index: ['./src/queries.ts', './src/assets/bell.svg'] },
      },
      output: { distPath: 'dist/queries' },
    },
    {
      id: 'cjs',
      format: 'cjs',
      bundle: false,
      source: { entry: { index: ['./src/index.ts', './src/assets/bell.svg'] } },
      output: { distPath: 'dist/cjs' },
    },
    {
      id: 'same-name',
      bundle: false,
      source: { entry: { index: './same-name/**' } },
      output: { distPath: 'dist/same-name' },
    },
    {
      id: 'css-bundleless',
      bundle: false,
      source: { entry: { index: ['./src/css/**', '!./src/css/assets/**'] } },
      output: { distPath: 'dist/css-bundleless', target: 'web' },
    },
    {
      id: 'css-inline',
      source: { entry: { index: './src/css/index.ts' } },
      output: {
        distPath: 'dist/css-inline',
        target: 'web',
        dataUriLimit: 4096,
      },
    },
    {
      id: 'css-prefix',
      source: { entry: { index: './src/css/index.ts' } },
      output: {
        distPath: 'dist/css-prefix',
        target: 'web',
        assetPrefix: 'https://cdn.example.com/alarm/',
      },
    },
    {
      id: 'umd',
      format: 'umd',
      umdName: 'Alarm',
      output: {
        distPath: 'dist/umd',
        target: 'web',
        filename: { js: '[name].cjs' },
      },
    },
    {
      id: 'umd-files',
      format: 'umd',
      umdName: 'Alarm',
      output: {
        distPath: 'dist/umd-files',
        target: 'web',
        filename: { js: '[name].cjs' },
        dataUriLimit: 0,
      },
    },
    ...['auto', './'].map((assetPrefix, index) => ({
      id: `umd-prefix-${index}`,
      format: 'umd' as const,
      umdName: 'Alarm',
      output: {
        distPath: `dist/umd-prefix-${index}`,
        target: 'web' as const,
        filename: { js: '[name].cjs' },
        dataUriLimit: 0,
        assetPrefix,
      },
    })),
    {
      id: 'iife-prefix',
      format: 'iife',
      source: { entry: { index: './script/index.ts' } },
      output: {
        distPath: 'dist/iife-prefix',
        target: 'web',
        dataUriLimit: 0,
        assetPrefix: 'auto',
      },
    },
    {
      id: 'limit-by-kind',
      output: { distPath: 'dist/limit-by-kind', dataUriLimit: { font: 1024 } },
    },
    {
      id: 'rule',
      source: { entry: { index: './src/calendar.ts' } },
      output: { distPath: 'dist/rule' },
      tools: {
        rspack: {
          module: { rules: [{ test: /\.ics$/, type: 'asset/resource' }] },
        },
      },
    },
  ],
});
