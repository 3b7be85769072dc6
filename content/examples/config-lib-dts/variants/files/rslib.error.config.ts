import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: { bundle: true, abortOnError: false } }],
  output: { distPath: 'dist/type-error' },
  source: { tsconfigPath: './tsconfig.error.json' },
});
