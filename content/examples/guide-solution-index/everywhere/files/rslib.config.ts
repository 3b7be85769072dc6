import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  syntax: 'es2022',
  output: { target: 'web' },
});
