import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  source: { tsconfigPath: './tsconfig.build.json' },
});
