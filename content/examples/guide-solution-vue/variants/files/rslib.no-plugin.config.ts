import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: { distPath: 'dist-no-plugin', target: 'web' },
});
