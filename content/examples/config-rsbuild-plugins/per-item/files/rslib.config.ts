import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      output: { distPath: 'dist/with' },
      plugins: [pluginReact()],
    },
    { output: { distPath: 'dist/without' } },
  ],
});
