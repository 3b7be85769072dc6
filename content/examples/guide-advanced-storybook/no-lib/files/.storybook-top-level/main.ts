import type { StorybookConfig } from 'storybook-react-rsbuild';

export default {
  stories: ['../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    {
      name: 'storybook-addon-rslib',
      options: { rslib: { libIndex: false } },
    },
  ],
  framework: 'storybook-react-rsbuild',
  core: { disableTelemetry: true },
} satisfies StorybookConfig;
