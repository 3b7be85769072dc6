import type { StorybookConfig } from 'storybook-web-components-rsbuild';

export default {
  stories: ['../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', 'storybook-addon-rslib'],
  framework: 'storybook-web-components-rsbuild',
  core: { disableTelemetry: true },
} satisfies StorybookConfig;
