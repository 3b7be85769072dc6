import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ banner: { js: "import './index.css';" } }],
  output: { target: 'web' },
});
