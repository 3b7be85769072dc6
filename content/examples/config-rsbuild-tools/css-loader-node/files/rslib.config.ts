import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  tools: {
    cssLoader: { url: false, modules: { localIdentName: 'clock-[local]' } },
  },
});
