import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { define: { KIT_VERSION: JSON.stringify('1.0.0') } },
  output: { target: 'web' },
});
