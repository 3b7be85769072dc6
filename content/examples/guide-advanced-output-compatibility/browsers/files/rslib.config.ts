import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['chrome 79', 'safari 13'],
  output: { target: 'web' },
});
