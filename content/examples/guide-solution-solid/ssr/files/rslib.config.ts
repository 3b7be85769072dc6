import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [
    pluginBabel({ include: /\.(?:jsx|tsx)$/ }),
    pluginSolid({ ssr: true }),
  ],
  lib: [
    { output: { target: 'web', distPath: 'dist/client' } },
    { output: { target: 'node', distPath: 'dist/server' } },
  ],
});
