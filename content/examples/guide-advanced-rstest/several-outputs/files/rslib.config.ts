import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'node',
      source: { define: { SEPARATOR: JSON.stringify(':') } },
    },
    {
      id: 'display',
      source: { define: { SEPARATOR: JSON.stringify(' ') } },
      output: { distPath: 'dist/display' },
    },
  ],
});
