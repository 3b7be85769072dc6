import { pluginTailwindcss } from '@rsbuild/plugin-tailwindcss';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'bundle', output: { distPath: 'dist' } },
    { id: 'files', bundle: false, output: { distPath: 'dist/files' } },
  ],
  output: { target: 'web' },
  plugins: [pluginTailwindcss()],
});
