import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { copy: ['./package.json'], distPath: 'app/node_modules/word-kit', sourceMap: true },
});
