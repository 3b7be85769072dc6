import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: { build: true } }],
  source: { tsconfigPath: './tsconfig.folder.json' },
});
