import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { define: { VERSION: JSON.stringify('1.2.3') } },
});
