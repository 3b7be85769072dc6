import { pluginTailwindcss } from '@rsbuild/plugin-tailwindcss';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', badge: './src/fixed/badge.ts' } },
  output: { target: 'web' },
  plugins: [pluginTailwindcss()],
});
