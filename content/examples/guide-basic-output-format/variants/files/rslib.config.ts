import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      source: { entry: { env: './src/env.ts', index: './src/index.ts' } },
    },
    {
      format: 'cjs',
      source: { entry: { env: './src/env.ts', index: './src/index.ts' } },
    },
    {
      id: 'umd',
      format: 'umd',
      umdName: 'ShoutButton',
      output: { distPath: 'dist/umd' },
    },
    {
      id: 'umd-env',
      format: 'umd',
      umdName: 'Env',
      source: { entry: { index: './src/env.ts' } },
      output: { distPath: 'dist/umd-env' },
    },
    {
      id: 'umd-node',
      format: 'umd',
      umdName: 'Shout',
      source: { entry: { index: './src/shout.ts' } },
      output: { distPath: 'dist/umd-node' },
    },
    {
      id: 'umd-string',
      format: 'umd',
      umdName: 'ShoutButton',
      output: {
        distPath: 'dist/umd-string',
        target: 'web',
        externals: { react: 'React' },
      },
    },
  ],
});
