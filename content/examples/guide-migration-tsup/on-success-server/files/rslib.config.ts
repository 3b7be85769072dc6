import { type ChildProcess, spawn } from 'node:child_process';
import { defineConfig, type rsbuild } from '@rslib/core';

const onSuccess: rsbuild.RsbuildPlugin = {
  name: 'on-success',
  setup(api) {
    let server: ChildProcess | undefined;
    const stop = () => {
      server?.kill();
    };
    api.onBeforeBuild(stop);
    api.onCloseBuild(stop); // also before a restart with a new config
    api.onAfterBuild(({ isWatch, stats }) => {
      if (!isWatch || stats?.hasErrors()) return;
      server = spawn('node', ['dist/server.js'], { stdio: 'inherit' });
    });
  },
};

export default defineConfig({
  plugins: [onSuccess],
  source: { entry: { server: './src/server.ts' } },
});
