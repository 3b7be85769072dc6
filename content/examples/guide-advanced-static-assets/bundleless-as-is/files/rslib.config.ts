import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', bundle: false },
    { format: 'cjs', bundle: false },
  ],
  source: { entry: { index: ['./src/**', '!./src/assets/**'] } },
  redirect: { asset: { extension: false } },
  output: { copy: [{ from: 'assets', to: 'assets', context: './src' }] },
});
