import { defineConfig } from '@rslib/core';
import type { Root } from 'postcss';

export default defineConfig({
  output: { target: 'web', distPath: 'dist/both' },
  tools: {
    postcss: (_options, { addPlugins }) => {
      addPlugins({
        postcssPlugin: 'app-scope',
        Once(root: Root) {
          root.walkRules((rule) => {
            rule.selector = `.app ${rule.selector}`;
          });
        },
      });
    },
  },
});
