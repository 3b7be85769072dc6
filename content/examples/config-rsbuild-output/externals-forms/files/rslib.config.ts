import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/list', externals: ['pad-digits'] } },
    { output: { distPath: 'dist/pattern', externals: [/^pad-/] } },
    {
      output: {
        distPath: 'dist/function',
        externals: [
          ({ request }, callback) =>
            request?.startsWith('pad-')
              ? callback(undefined, request)
              : callback(),
        ],
      },
    },
  ],
});
