import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const minifyForBrowsers: RsbuildPlugin = {
  name: 'minify-for-browsers',
  setup(api) {
    api.modifyEnvironmentConfig((config, { name }) => {
      if (name !== 'browser') return;
      config.output.minify = true;
      console.log(`minified: ${name}`);
    });
  },
};

export default defineConfig({
  plugins: [minifyForBrowsers],
  lib: [
    { id: 'node' },
    { id: 'browser', output: { target: 'web', distPath: 'dist/browser' } },
  ],
});
