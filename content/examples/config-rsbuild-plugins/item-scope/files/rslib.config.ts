import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const pluginLog = (): RsbuildPlugin => ({
  name: 'clock-text:log',
  setup(api) {
    api.modifyEnvironmentConfig((_config, { name }) => {
      console.log(`environment ${name}`);
    });
  },
});

export default defineConfig({
  lib: [
    { plugins: [pluginLog()] },
    { format: 'cjs' },
  ],
});
