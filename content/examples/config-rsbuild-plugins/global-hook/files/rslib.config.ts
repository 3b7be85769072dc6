import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const pluginMinify = (): RsbuildPlugin => ({
  name: 'clock-text:minify',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, { output: { minify: true } }),
    );
  },
});

export default defineConfig({
  lib: [{ format: 'esm' }],
  plugins: [pluginMinify()],
});
