import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/linked' } },
    { output: { distPath: 'dist/inline', legalComments: 'inline' } },
    { output: { distPath: 'dist/none', legalComments: 'none' } },
    {
      output: {
        distPath: 'dist/none-minified',
        legalComments: 'none',
        minify: true,
      },
    },
  ],
});
