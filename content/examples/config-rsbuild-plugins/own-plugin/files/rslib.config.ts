import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const pluginCsv = (): RsbuildPlugin => ({
  name: 'clock-text:csv',
  setup(api) {
    api.transform({ test: /\.csv$/ }, ({ code }) => {
      const lines = code.trim().split('\n');
      return `export default ${JSON.stringify(lines)};`;
    });
  },
});

export default defineConfig({
  lib: [
    { bundle: true, output: { distPath: 'dist/bundled' } },
    { bundle: false, output: { distPath: 'dist/modules' } },
  ],
  plugins: [pluginCsv()],
});
