import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    {
      source: { entry: { index: './fields/**' }, tsconfigPath: './tsconfig.fields.json' },
      output: { distPath: 'dist-fields' },
    },
    {
      source: { entry: { index: './legacy/**' }, tsconfigPath: './tsconfig.legacy.json' },
      output: { distPath: 'dist-legacy' },
    },
  ],
});
