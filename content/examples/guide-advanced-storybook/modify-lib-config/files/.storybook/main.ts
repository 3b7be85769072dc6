import type { RsbuildConfig } from '@rsbuild/core';
import type { StorybookConfig } from 'storybook-react-rsbuild';

export default {
  stories: ['../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    {
      name: 'storybook-addon-rslib',
      options: {
        rslib: {
          modifyLibRsbuildConfig(config: RsbuildConfig) {
            config.source = { define: { KIT_VERSION: '"modified"' } };
          },
        },
      },
    },
  ],
  framework: 'storybook-react-rsbuild',
  core: { disableTelemetry: true },
} satisfies StorybookConfig;
