import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs', syntax: 'es5', externalHelpers: true }],
});
