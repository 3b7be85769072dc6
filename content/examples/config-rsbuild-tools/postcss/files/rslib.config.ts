import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { bundle: true, output: { distPath: 'dist/bundled' } },
    { bundle: false, output: { distPath: 'dist/modules' } },
  ],
  output: { target: 'web' },
  tools: {
    postcss: (_options, { addPlugins }) => {
      addPlugins({
        postcssPlugin: 'clock-scope',
        Rule(rule: { selector: string }) {
          if (!rule.selector.startsWith('.clock ')) {
            rule.selector = `.clock ${rule.selector}`;
          }
        },
      });
    },
  },
});
