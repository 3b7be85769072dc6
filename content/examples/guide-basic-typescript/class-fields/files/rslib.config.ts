import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    swc: { jsc: { transform: { useDefineForClassFields: false } } },
  },
});
