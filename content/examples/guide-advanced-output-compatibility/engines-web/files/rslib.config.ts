import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'esm',
  output: { target: 'web' },
});
