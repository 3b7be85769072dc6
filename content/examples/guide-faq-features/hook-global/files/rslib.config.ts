import { defineConfig, type rsbuild } from '@rslib/core';

const minifyAll: rsbuild.RsbuildPlugin = {
  name: 'minify-all',
  setup(api) {
    api.modifyRsbuildConfig((config) => {
      config.output ??= {};
      config.output.minify = true;
    });
  },
};

export default defineConfig({
  plugins: [minifyAll],
});
