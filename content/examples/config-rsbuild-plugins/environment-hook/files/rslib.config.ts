import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const pluginMinify = (): RsbuildPlugin => ({
  name: 'clock-text:minify',
  setup(api) {
    api.modifyEnvironmentConfig((config, { mergeEnvironmentConfig }) =>
      mergeEnvironmentConfig(config, { output: { minify: true } }),
    );
  },
});

export default defineConfig({
  lib: [{ format: 'esm' }],
  plugins: [pluginMinify()],
});
