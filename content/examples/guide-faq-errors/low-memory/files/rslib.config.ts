import { fileURLToPath } from 'node:url';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'checked', dts: true, output: { distPath: 'dist/checked' } },
    { id: 'isolated', dts: { isolated: true }, output: { distPath: 'dist/isolated' } },
    { id: 'native', dts: { typescriptPath: fileURLToPath(import.meta.resolve('typescript-7')) }, output: { distPath: 'dist/native' } },
  ],
});
