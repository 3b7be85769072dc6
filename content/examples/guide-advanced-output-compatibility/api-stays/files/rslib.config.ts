import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es5',
  output: { target: 'web' },
});
