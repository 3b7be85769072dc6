import { defineConfig } from '@rsbuild/core';
import { pluginTailwindcss } from '@rsbuild/plugin-tailwindcss';

export default defineConfig({
  output: { filenameHash: false },
  plugins: [pluginTailwindcss()],
});
