import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'esm',
      output: { minify: true, filename: { js: '[name].min.js' } },
    },
  ],
  source: {
    define: { VERSION: JSON.stringify('1.0.0') },
  },
});
