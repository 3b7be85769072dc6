import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ banner: { js: '/* greet 1.0.0 */' } }],
});
