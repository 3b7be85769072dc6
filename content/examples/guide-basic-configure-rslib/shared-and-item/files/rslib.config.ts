import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2019',
  source: {
    define: { VERSION: '"1.2.0"' },
  },
  lib: [
    { format: 'esm', dts: true },
    { format: 'cjs', syntax: 'es2021' },
  ],
});
