import { defineConfig, type rsbuild } from '@rslib/core';

const onSuccess: rsbuild.RsbuildPlugin = {
  name: 'on-success',
  setup(api) {
    api.onAfterBuild(({ isWatch, stats }) => {
      if (stats?.hasErrors()) return;
      console.log(isWatch ? 'built again' : 'all outputs are built');
    });
  },
};

export default defineConfig({
  plugins: [onSuccess],
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
