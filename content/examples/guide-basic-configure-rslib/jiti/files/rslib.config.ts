import { defineConfig } from '@rslib/core';
import { shared } from './rslib.shared.config';

console.log(typeof __dirname, typeof import.meta.dirname);

export default defineConfig({
  ...shared,
  source: {
    define: { VERSION: '"1.0.0"' },
  },
});
