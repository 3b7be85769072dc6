import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  source: { tsconfigPath: './tsconfig.poll.json' },
  tools: { rspack: { watchOptions: { poll: 500 } } },
});
