import { createRequire } from 'node:module';
import { defineConfig } from '@rslib/core';

const typescriptPath = createRequire(import.meta.url).resolve('typescript-7');

export default defineConfig({
  lib: [
    { dts: { distPath: 'types' } },
    { format: 'cjs', dts: { distPath: 'types-7', typescriptPath } },
  ],
});
