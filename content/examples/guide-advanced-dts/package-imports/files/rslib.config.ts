import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    { id: 'imports', dts: true, output: { distPath: 'dist/imports' } },
    {
      id: 'paths',
      dts: true,
      source: { tsconfigPath: './tsconfig.paths.json' },
      output: { distPath: 'dist/paths' },
    },
  ],
});
