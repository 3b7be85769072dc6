import { defineConfig, type rsbuild } from '@rslib/core';

const onSuccess: rsbuild.RsbuildPlugin = {
  name: 'on-success',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      console.log('has errors:', stats?.hasErrors());
    });
  },
};

export default defineConfig({
  plugins: [onSuccess],
});
