import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      shims: {
        cjs: { 'import.meta.dirname': false, 'import.meta.filename': false },
      },
    },
  ],
});
