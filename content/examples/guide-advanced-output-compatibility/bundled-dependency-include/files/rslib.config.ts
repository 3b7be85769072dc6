import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2019',
  source: {
    include: [/node_modules[\\/]greet-name/],
  },
});
