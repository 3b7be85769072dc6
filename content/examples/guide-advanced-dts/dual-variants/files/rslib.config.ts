import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true },
    { format: 'cjs', dts: { autoExtension: true } },
    {
      id: 'one-esm',
      format: 'esm',
      dts: true,
      output: { distPath: 'dist/one' },
    },
    { id: 'one-cjs', format: 'cjs', output: { distPath: 'dist/one' } },
  ],
});
