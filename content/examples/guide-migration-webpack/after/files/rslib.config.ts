import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2022',
  output: { target: 'web', sourceMap: true },
  lib: [
    { format: 'esm', dts: true },
    {
      format: 'umd',
      umdName: 'StepTracker',
      output: {
        filename: { js: '[name].umd.cjs' },
        minify: true,
        externals: {
          vue: { root: 'Vue', commonjs: 'vue', commonjs2: 'vue', amd: 'vue' },
        },
      },
    },
  ],
});
