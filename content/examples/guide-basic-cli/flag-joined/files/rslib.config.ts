import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { externals: ['@example/zones'] },
  lib: [{ output: { externals: ['@example/words'] } }],
});
