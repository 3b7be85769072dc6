import type { StorybookConfig } from 'storybook-html-rsbuild';

export default {
  stories: ['../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', 'storybook-addon-rslib'],
  framework: 'storybook-html-rsbuild',
  core: { disableTelemetry: true },
} satisfies StorybookConfig;
