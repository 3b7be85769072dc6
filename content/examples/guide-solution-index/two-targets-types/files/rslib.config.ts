import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { dts: true, source: { entry: { node: './src/node.ts' } } },
    { source: { entry: { browser: './src/browser.ts' } }, output: { target: 'web' } },
  ],
});
