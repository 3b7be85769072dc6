import { defineConfig } from '@rslib/core';
import pkg from './package.json';

export default defineConfig({
  source: {
    define: { VERSION: JSON.stringify(pkg.version) },
  },
});
