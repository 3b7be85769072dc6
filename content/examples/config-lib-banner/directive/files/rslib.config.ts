import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: { js: '"use client";' },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
