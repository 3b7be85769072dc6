import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { face: './src/face.ts' } },
  // Not a program, so no executable is built.
  lib: [{ experiments: { exe: { targets: ['./package.json'] } } }],
  output: { distPath: 'dist/string' },
});
