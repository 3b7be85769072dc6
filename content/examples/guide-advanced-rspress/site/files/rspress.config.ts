import { defineConfig } from '@rspress/core';
import { pluginApiDocgen } from '@rspress/plugin-api-docgen';
import { pluginPreview } from '@rspress/plugin-preview';
import { pluginWorkspaceDev } from 'rsbuild-plugin-workspace-dev';

export default defineConfig({
  root: 'docs',
  title: 'clock-face',
  plugins: [
    pluginApiDocgen({
      entries: { Dial: './src/Dial.tsx' },
      apiParseTool: 'react-docgen-typescript',
    }),
    pluginPreview(),
  ],
  builderConfig: {
    plugins: [pluginWorkspaceDev({ startCurrent: true })],
  },
});
