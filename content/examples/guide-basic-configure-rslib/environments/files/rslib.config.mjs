import { defineConfig } from '@rslib/core';

export default defineConfig({
  environments: {
    browser: { output: { target: 'web', distPath: 'dist/browser' } },
  },
});
