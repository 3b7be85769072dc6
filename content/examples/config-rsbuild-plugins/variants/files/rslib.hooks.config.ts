import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const pluginMinify = (): RsbuildPlugin => ({
  name: 'clock-text:minify',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, { output: { minify: true } }),
    );
  },
});

const pluginLog = (): RsbuildPlugin => ({
  name: 'clock-text:log',
  setup(api) {
    api.modifyEnvironmentConfig((_config, { name }) => {
      console.log(`environment ${name}`);
    });
  },
});

export default defineConfig({
  lib: [{ format: 'esm', plugins: [pluginLog()] }, { format: 'cjs' }],
  plugins: [pluginMinify()],
  source: { entry: { index: './src/clock.ts' } },
  output: { distPath: 'dist/hooks' },
});
