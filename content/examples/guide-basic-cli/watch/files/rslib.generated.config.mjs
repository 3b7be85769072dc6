import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from '@rslib/core';

const file = 'generated/hour.ts';
const code = 'export const hour = 12;\n';

export default defineConfig({
  plugins: [
    {
      name: 'hour',
      setup(api) {
        api.onBeforeEnvironmentCompile(() => {
          const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === code;
          if (!process.env.COMPARE || !isCurrent) writeFileSync(file, code);
        });
      },
    },
  ],
});
