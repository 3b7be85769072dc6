import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'postcss',
      output: { distPath: 'dist/postcss', target: 'web' },
      tools: {
        postcss: (_options, { addPlugins }) => {
          addPlugins({
            postcssPlugin: 'clock-scope',
            Rule(rule: { selector: string }) {
              if (!rule.selector.startsWith('.clock '))
                rule.selector = `.clock ${rule.selector}`;
            },
          });
        },
      },
    },
    ...[false, true].map((minified) => {
      const id = minified ? 'nested-minified' : 'nested';
      return {
        id,
        syntax: ['chrome 80'],
        source: { entry: { index: './src/nested.ts' } },
        output: {
          distPath: `dist/${id}`,
          target: 'web' as const,
          minify: { js: false, css: minified },
        },
        tools: { lightningcssLoader: false },
      };
    }),
    {
      id: 'new-rule',
      source: { entry: { index: './src/schema.ts' } },
      output: { distPath: 'dist/new-rule' },
      tools: {
        bundlerChain(chain) {
          chain.module.rule('rslib:newurl').parser({ url: false });
        },
      },
    },
    {
      id: 'css-loader',
      source: { entry: { index: './src/hand.ts' } },
      output: { distPath: 'dist/css-loader' },
      tools: {
        cssLoader: { url: false, modules: { localIdentName: 'clock-[local]' } },
      },
    },
    {
      id: 'text',
      bundle: false,
      source: { entry: { index: './src/text/**' } },
      output: { distPath: 'dist/text' },
      tools: {
        rspack: {
          module: { rules: [{ test: /\.txt$/, type: 'asset/source' }] },
        },
      },
    },
    {
      id: 'text-cjs',
      format: 'cjs',
      bundle: false,
      source: { entry: { index: './src/text/**' } },
      output: { distPath: 'dist/text-cjs' },
      tools: {
        rspack: {
          module: { rules: [{ test: /\.txt$/, type: 'asset/source' }] },
        },
      },
    },
    {
      id: 'require',
      source: { entry: { index: './src/zone.ts' } },
      output: { distPath: 'dist/require' },
    },
    {
      id: 'create-require',
      source: { entry: { index: './src/zone.ts' } },
      output: { distPath: 'dist/create-require' },
      tools: {
        rspack: { module: { parser: { javascript: { createRequire: true } } } },
      },
    },
  ],
});
