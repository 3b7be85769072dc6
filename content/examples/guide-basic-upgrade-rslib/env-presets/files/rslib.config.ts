import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/now' } },
    {
      output: { distPath: 'dist/restored' },
      source: { define: { 'import.meta.env.MODE': '"production"' } },
    },
  ],
});
