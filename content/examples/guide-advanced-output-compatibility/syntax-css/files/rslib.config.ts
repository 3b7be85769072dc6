import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['chrome 80', 'safari 13'],
  output: { target: 'web' },
});
