import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'umd', output: { distPath: 'dist/umd' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    {
      source: { entry: { index: './src/env.ts' } },
      output: { distPath: 'dist/esm-env' },
    },
    {
      format: 'cjs',
      source: { entry: { index: './src/env.ts' } },
      output: { distPath: 'dist/cjs-env' },
    },
    {
      source: {
        entry: { index: './src/undeclared.ts' },
        define: { RAW: 'oops' },
      },
      output: { distPath: 'dist/undeclared' },
    },
    {
      source: { entry: { index: './src/destructured.ts' } },
      output: { distPath: 'dist/destructured' },
    },
    ...(['cjs', 'umd', 'iife'] as const).map((format) => ({
      format,
      source: { entry: { [format]: './src/unset.ts' } },
      output: { distPath: 'dist/unset' },
    })),
    ...[
      { name: 'app', value: "process.env.NODE_ENV !== 'production'" },
      { name: 'dev', value: 'true' },
      { name: 'prod', value: 'false' },
    ].map(({ name, value }) => ({
      source: {
        entry: { index: './src/flag.ts' },
        define: { __DEV__: value },
      },
      output: { distPath: 'dist/flag', filename: { js: `[name].${name}.js` } },
    })),
  ],
});
