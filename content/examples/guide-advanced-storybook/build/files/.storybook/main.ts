import type { StorybookConfig } from 'storybook-react-rsbuild';

export default {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', 'storybook-addon-rslib'],
  framework: 'storybook-react-rsbuild',
} satisfies StorybookConfig;
