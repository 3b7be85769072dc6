import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    {
      output: { distPath: 'dist/production' },
      source: {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      },
    },
    {
      format: 'umd',
      output: { target: 'web', distPath: 'dist/umd' },
      tools: { rspack: { optimization: { nodeEnv: false } } },
    },
  ],
});
