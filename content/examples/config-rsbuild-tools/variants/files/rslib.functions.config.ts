import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', tools: { rspack: () => console.log('own function') } },
    { format: 'cjs' },
  ],
  source: { entry: { index: './src/hours.ts' } },
  output: { distPath: 'dist/functions' },
  tools: {
    rspack: (config, { addRules, environment }) => {
      console.log(`${environment.name}: ${config.externalsType}`);
      addRules({ test: /\.ts$/, loader: './my-loader.mjs' });
    },
  },
});
