import type { StorybookConfig } from 'storybook-react-rsbuild';

export default {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', 'storybook-addon-rslib'],
  framework: 'storybook-react-rsbuild',
  core: { disableTelemetry: true },
} satisfies StorybookConfig;
