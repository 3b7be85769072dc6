import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'declaration-dir',
      dts: true,
      source: { tsconfigPath: './tsconfig.types.json' },
      output: { distPath: 'dist-folders/declaration-dir' },
    },
    {
      id: 'dist-path',
      dts: { distPath: './dist-folders/types' },
      source: { tsconfigPath: './tsconfig.unused.json' },
      output: { distPath: 'dist-folders/dist-path' },
    },
    { id: 'root', dts: true, output: { distPath: './lib' } },
  ],
});
