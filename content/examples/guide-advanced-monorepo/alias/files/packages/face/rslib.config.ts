import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { alias: { '@clocks/core': '../core/src/index.ts' } },
});
