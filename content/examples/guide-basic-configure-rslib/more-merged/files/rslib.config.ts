import { defineConfig } from '@rslib/core';

const plugin = (name: string) => ({ name, setup: () => console.log('plugin', name) });

export default defineConfig({
  format: 'esm',
  banner: { js: '/* shared banner */' },
  source: { define: { VERSION: '"1.2.0"' } },
  output: { target: 'web', externals: ['shared'] },
  plugins: [plugin('shared')],
  umdName: 'Ignored',
  environments: { other: { output: { distPath: 'dist/other' } } },
  tools: {
    rspack: ({ name, externals }) => console.log(name, Array.isArray(externals) && externals.slice(0, 2)),
  },
  lib: [
    {
      id: 'item',
      format: 'cjs',
      banner: { css: '/* item banner */' },
      source: { define: { OTHER: '"2"' } },
      output: { target: 'node', externals: 'item' },
      plugins: [plugin('item')],
    },
  ],
} as Parameters<typeof defineConfig>[0]);
