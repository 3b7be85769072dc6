import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: { js: `/* ${process.env.EDITION} edition */` },
});
