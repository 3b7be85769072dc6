import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })],
    },
  ],
  plugins: [pluginReact()],
});
