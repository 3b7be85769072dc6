import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'bundleless',
      bundle: false,
      dts: { bundle: true },
      source: { entry: { index: './src/index.ts' } },
      output: { distPath: 'dist-bundled/bundleless' },
    },
    {
      id: 'entries',
      dts: { bundle: true },
      source: {
        entry: {
          index: './src/index.ts',
          names: './src/names.ts',
          ratio: './src/ratio.ts',
        },
      },
      output: { distPath: 'dist-bundled/entries' },
    },
    {
      id: 'classes',
      dts: { bundle: true },
      source: {
        tsconfigPath: './tsconfig.classes.json',
        entry: { index: './classes/index.ts', boxes: './classes/boxes.ts' },
      },
      output: { distPath: 'dist-bundled/classes' },
    },
    {
      id: 'handwritten',
      dts: { bundle: true },
      source: {
        tsconfigPath: './tsconfig.handwritten.json',
        entry: { index: './handwritten/index.ts' },
      },
      output: { distPath: 'dist-bundled/handwritten' },
    },
  ],
});
