import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: ['./src/dial.*', './src/styles/_vars.scss'] } },
  output: { target: 'web', distPath: 'dist/loop' },
  plugins: [
    pluginSass({
      sassLoaderOptions: { additionalData: "@use '@/styles/vars' as *;" },
    }),
  ],
});
