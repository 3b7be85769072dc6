import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import type { StorybookConfig } from 'storybook-react-rsbuild';

export default {
  stories: ['../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    {
      name: 'storybook-addon-rslib',
      options: {
        rslib: {
          libIndex: 1,
          modifyLibRsbuildConfig(config: RsbuildConfig) {
            config.source = {
              define: { ...config.source?.define, KIT_MODIFIED: '"modified"' },
            };
          },
        },
      },
    },
  ],
  framework: 'storybook-react-rsbuild',
  rsbuildFinal: (config) =>
    mergeRsbuildConfig(config, {
      source: { define: { KIT_FINAL: '"in storybook"' } },
    }),
  core: { disableTelemetry: true },
} satisfies StorybookConfig;
