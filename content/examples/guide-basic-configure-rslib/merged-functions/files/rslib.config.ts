import { defineConfig } from '@rslib/core';

const calls: string[] = [];

export default defineConfig({
  source: { define: { VERSION: '"1.2.0"' } },
  tools: { rspack: () => void calls.push('shared') },
  output: { filename: { js: () => 'shared.js' } },
  lib: [
    {
      output: { filename: { js: () => 'item.js' } },
      tools: {
        rspack: () => {
          calls.push('item');
          console.log(calls.join(', then '));
        },
      },
    },
  ],
});
