import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', syntax: ['chrome >= 80', 'node >= 14'] }],
});
