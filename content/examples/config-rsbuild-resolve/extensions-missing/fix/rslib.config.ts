import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  resolve: { extensions: ['.node.ts', '.ts', '.js'] },
});
