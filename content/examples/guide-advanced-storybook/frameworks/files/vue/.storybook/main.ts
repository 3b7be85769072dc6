import type { StorybookConfig } from 'storybook-vue3-rsbuild';

export default {
  stories: ['../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', 'storybook-addon-rslib'],
  framework: 'storybook-vue3-rsbuild',
  core: { disableTelemetry: true },
} satisfies StorybookConfig;
