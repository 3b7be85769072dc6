import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { 'page-toast': './src/index.ts' } },
  output: { target: 'web', sourceMap: { js: 'source-map' } },
  lib: [
    { format: 'esm', dts: true },
    {
      format: 'umd',
      umdName: 'PageToast',
      output: {
        filename: { js: '[name].umd.cjs' },
        emitCss: false,
        minify: true,
        externals: {
          vue: { root: 'Vue', commonjs: 'vue', commonjs2: 'vue', amd: 'vue' },
        },
      },
    },
  ],
});
