import { defineConfig, rspack } from '@rslib/core';

const warnFile = `${import.meta.dirname}/src/warn.ts`;

export default defineConfig({
  source: {
    define: { 'process.env.BOOK': JSON.stringify('atlas') }, // env
  },
  output: {
    autoExternal: { exclude: ['roman-digits'] }, // noExternal
    copy: [{ from: '.', context: './public' }], // publicDir
    sourceMap: { js: 'inline-source-map' }, // sourcemap: 'inline'
    minify: {
      jsOptions: {
        minimizerOptions: {
          compress: { pure_funcs: ['trace'] }, // pure
          mangle: { keep_classnames: true, keep_fnames: true }, // keepNames
        },
      },
    },
  },
  tools: {
    rspack: {
      plugins: [new rspack.ProvidePlugin({ warn: [warnFile, 'default'] })], // inject
    },
  },
});
