import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      output: { externals: { '@/math/multiply': 'math-kit/multiply' } },
    },
  ],
});
