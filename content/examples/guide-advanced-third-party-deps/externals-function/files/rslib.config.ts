import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'esm',
  output: {
    externals: [
      ({ request, contextInfo }, callback) => {
        const isFromWorker = contextInfo?.issuer.includes('/worker/');
        if (isFromWorker && request === 'text-pad') callback(undefined, request);
        else callback();
      },
    ],
  },
});
