import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    define: { TOKEN_LENGTH: JSON.stringify(process.env.TOKEN?.length ?? 0) },
  },
});
