import { defineConfig, type rsbuild } from '@rslib/core';

const minifyAll: rsbuild.RsbuildPlugin = {
  name: 'minify-all',
  setup(api) {
    api.modifyEnvironmentConfig((config) => {
      config.output.minify = true;
    });
  },
};

export default defineConfig({
  plugins: [minifyAll],
});
