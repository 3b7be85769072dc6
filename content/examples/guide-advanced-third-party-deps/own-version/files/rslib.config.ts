import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'default', output: { distPath: 'dist/default' } },
    { id: 'subpath', output: { distPath: 'dist/subpath', externals: { 'money-format/exact': false } } },
    {
      id: 'version',
      output: {
        distPath: 'dist/version',
        externals: ({ request, contextInfo }, callback) =>
          request === 'money-format' && contextInfo?.issuer.includes('text-pad')
            ? callback(undefined, false)
            : callback(),
      },
    },
  ],
});
