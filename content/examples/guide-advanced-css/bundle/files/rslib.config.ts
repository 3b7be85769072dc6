import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: true }],
  output: { target: 'web' },
});
