import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'cjs', shims: { cjs: { 'import.meta.url': false } } },
  ],
});
