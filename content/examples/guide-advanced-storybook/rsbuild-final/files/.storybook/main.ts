import { mergeRsbuildConfig } from '@rsbuild/core';
import type { StorybookConfig } from 'storybook-react-rsbuild';

export default {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', 'storybook-addon-rslib'],
  framework: 'storybook-react-rsbuild',
  rsbuildFinal: (config) =>
    mergeRsbuildConfig(config, { source: { define: { KIT_VERSION: '"in storybook"' } } }),
  core: { disableTelemetry: true },
} satisfies StorybookConfig;
