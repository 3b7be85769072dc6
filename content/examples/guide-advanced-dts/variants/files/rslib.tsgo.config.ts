import { createRequire } from 'node:module';
import { defineConfig } from '@rslib/core';

const require = createRequire(import.meta.url);

export default defineConfig({
  lib: [{ dts: { typescriptPath: require.resolve('typescript-7') } }],
  source: {
    tsconfigPath: './tsconfig.error.json',
    entry: { index: './error/index.ts' },
  },
  output: { distPath: 'dist/tsgo' },
});
