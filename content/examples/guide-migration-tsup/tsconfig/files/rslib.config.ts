import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { tag: './src/tag.tsx', unit: './src/unit.ts' } },
});
