import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'bundle', output: { distPath: 'dist/bundle' } },
    {
      id: 'files',
      bundle: false,
      source: { entry: { index: ['./src/**', '!./src/styles/**'] } },
      output: { distPath: 'dist/files' },
    },
  ],
  output: { target: 'web' },
  plugins: [
    pluginSass({
      sassLoaderOptions: { additionalData: "@use '@/styles/vars' as *;" },
    }),
    pluginLess({
      lessLoaderOptions: { additionalData: "@import '@/styles/vars.less';" },
    }),
  ],
});
