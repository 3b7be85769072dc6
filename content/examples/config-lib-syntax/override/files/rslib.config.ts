import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      syntax: 'es2015',
      output: { overrideBrowserslist: ['node 20'] },
    },
  ],
});
