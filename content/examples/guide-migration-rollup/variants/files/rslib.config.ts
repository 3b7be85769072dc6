import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'function',
      output: {
        distPath: 'dist/function',
        externals: ({ request }) => request?.startsWith('row-tools'),
      },
    },
    {
      id: 'umd',
      format: 'umd',
      umdName: ['Acme', 'Kit'],
      output: {
        target: 'web',
        distPath: 'dist/umd',
        externals: {
          'row-tools/merge': {
            root: ['_', 'merge'],
            commonjs: 'row-tools/merge',
            commonjs2: 'row-tools/merge',
            amd: 'row-tools/merge',
          },
        },
      },
    },
  ],
  source: { define: { __VERSION__: JSON.stringify('1.0.0') } },
});
