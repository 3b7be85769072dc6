import { defineConfig } from '@rslib/core';

const minifiers = {
  names: { mangle: { keep_classnames: true, keep_fnames: true } },
  properties: { mangle: { props: { regex: '^_[^_]' } } },
  wide: { mangle: { props: { regex: '^_' } } },
  pure: { format: { comments: 'some' as const, preserve_annotations: true } },
  calls: { compress: { pure_funcs: ['console.log'] } },
  plain: {},
};

export default defineConfig({
  lib: [
    {
      id: 'inlined',
      dts: { bundle: true },
      output: { distPath: 'dist/inlined' },
    },
    {
      id: 'listed',
      dts: { bundle: { bundledPackages: [] } },
      output: { distPath: 'dist/listed' },
    },
    {
      id: 'comments',
      source: { entry: { index: './src/cents.ts' } },
      output: {
        distPath: 'dist/comments',
        minify: {
          jsOptions: { minimizerOptions: { format: { comments: 'all' } } },
        },
      },
    },
    {
      id: 'hash',
      source: { entry: { index: './src/hash.ts' } },
      output: { distPath: 'dist/hash' },
    },
    {
      id: 'wrapped',
      bundle: false,
      source: { entry: { index: './wrapped/**' } },
      output: { distPath: 'dist/wrapped' },
    },
    ...Object.entries(minifiers).map(([id, minimizerOptions]) => ({
      id,
      format: 'cjs' as const,
      source: { entry: { index: './src/shape.ts' } },
      output: {
        distPath: `dist/${id}`,
        minify: { jsOptions: { minimizerOptions } },
      },
    })),
  ],
});
