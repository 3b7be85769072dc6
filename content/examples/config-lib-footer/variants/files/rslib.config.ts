import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'both',
      banner: { js: '/* start */' },
      footer: { js: '/* end */' },
      output: { distPath: 'dist/both' },
    },
    {
      id: 'minified',
      footer: { js: '/* end of area-kit */' },
      output: { distPath: 'dist/minified', minify: true },
    },
    {
      id: 'placeholders',
      format: 'cjs',
      banner: { js: '/* [file] */' },
      footer: { js: 'for (const name in exports) exports[name];' },
      output: { distPath: 'dist/placeholders' },
    },
    {
      id: 'types',
      dts: { bundle: true },
      footer: { dts: '/* end of area-kit types */' },
      source: { entry: { index: './src/later.ts' } },
      output: { distPath: 'dist/types' },
    },
    {
      id: 'bundleless',
      bundle: false,
      footer: { js: '/* end of area-kit */' },
      output: { distPath: 'dist/bundleless' },
    },
    {
      id: 'shebang',
      footer: { js: '/* end */' },
      source: { entry: { index: './src/cli.ts' } },
      output: { distPath: 'dist/shebang' },
    },
    {
      id: 'styles',
      bundle: false,
      footer: { css: '/* end of area-kit */' },
      source: { entry: { index: './src/area.css' } },
      output: {
        distPath: 'dist/styles',
        sourceMap: { css: true },
        target: 'web',
      },
    },
  ],
});
