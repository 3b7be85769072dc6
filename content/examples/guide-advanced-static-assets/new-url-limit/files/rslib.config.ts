import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { dataUriLimit: 4096 },
});
