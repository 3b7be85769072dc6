import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['chrome 60'],
  output: { target: 'web' },
});
