import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'amd-alone',
      format: 'umd',
      umdName: { root: 'GreetKit', amd: 'greet-kit' },
      output: { distPath: 'dist/amd-alone' },
    },
    {
      id: 'default',
      format: 'umd',
      umdName: 'greet',
      source: { entry: { index: './src/default.ts' } },
      output: { distPath: 'dist/default' },
    },
    {
      id: 'dot',
      format: 'umd',
      umdName: 'Acme.GreetKit',
      output: { distPath: 'dist/dot' },
    },
    {
      id: 'root-path',
      format: 'umd',
      umdName: { root: ['Acme', 'GreetKit'] },
      output: { distPath: 'dist/root-path' },
    },
    {
      id: 'es2020',
      format: 'umd',
      umdName: 'GreetKit',
      syntax: 'es2020',
      output: { distPath: 'dist/es2020' },
    },
    {
      id: 'es2019',
      format: 'umd',
      umdName: 'GreetKit',
      syntax: 'es2019',
      output: { distPath: 'dist/es2019' },
    },
    {
      id: 'esm',
      format: 'esm',
      umdName: 'GreetKit',
      output: { distPath: 'dist/esm' },
    },
    {
      id: 'iife',
      format: 'iife',
      umdName: 'GreetKit',
      source: { entry: { index: './src/run.ts' } },
      output: { distPath: 'dist/iife' },
    },
    {
      id: 'cjs',
      format: 'cjs',
      umdName: 'GreetKit',
      output: { distPath: 'dist/cjs' },
    },
  ],
});
