import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'format',
      output: {
        distPath: 'dist/format',
        filenameHash: { enable: true, format: 'contenthash:6' },
      },
    },
    {
      id: 'off',
      output: { distPath: 'dist/off', filenameHash: { enable: false } },
    },
    {
      id: 'console',
      performance: { removeConsole: true },
      output: { distPath: 'dist/console', minify: false },
    },
  ],
  output: { target: 'web' },
});
