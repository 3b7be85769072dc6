import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'cjs-bundleless',
      format: 'cjs',
      bundle: false,
      source: { entry: { index: './src/url.ts' } },
      output: { distPath: 'dist/cjs-bundleless' },
    },
    {
      id: 'cjs-shebang',
      format: 'cjs',
      source: { entry: { index: './src/cli.ts' } },
      output: { distPath: 'dist/cjs-shebang' },
    },
    {
      id: 'cjs-unused',
      format: 'cjs',
      source: { entry: { index: './src/unused.ts' } },
      output: { distPath: 'dist/cjs-unused' },
    },
    {
      id: 'cjs-minify',
      format: 'cjs',
      source: { entry: { index: './src/unused.ts' } },
      output: { distPath: 'dist/cjs-minify', minify: { css: true } },
    },
    {
      id: 'cjs-off',
      format: 'cjs',
      shims: {
        cjs: { 'import.meta.dirname': false, 'import.meta.filename': false },
      },
      source: { entry: { index: './src/here.ts' } },
      output: { distPath: 'dist/cjs-off' },
    },
    {
      id: 'dirname-only',
      shims: { esm: { __dirname: true } },
      source: { entry: { index: './src/file.ts' } },
      output: { distPath: 'dist/dirname-only' },
    },
    {
      id: 'filename-only',
      shims: { esm: { __filename: true } },
      source: { entry: { index: './src/folder.ts' } },
      output: { distPath: 'dist/filename-only' },
    },
    {
      id: 'web',
      shims: { esm: { __dirname: true } },
      source: { entry: { index: './src/folder.ts' } },
      output: { distPath: 'dist/web', target: 'web' },
    },
    {
      id: 'require-unused',
      shims: { esm: { require: true } },
      source: { entry: { index: './src/unused.ts' } },
      output: { distPath: 'dist/require-unused' },
    },
    {
      id: 'typeof',
      source: { entry: { index: './src/typeof.ts' } },
      output: { distPath: 'dist/typeof' },
    },
    {
      id: 'umd',
      format: 'umd',
      shims: { esm: { __dirname: true } },
      source: { entry: { index: './src/folder.ts' } },
      output: { distPath: 'dist/umd' },
    },
    {
      id: 'typeof-on',
      shims: { esm: { require: true } },
      source: { entry: { index: './src/typeof.ts' } },
      output: { distPath: 'dist/typeof-on' },
    },
    {
      id: 'iife',
      format: 'iife',
      source: { entry: { index: './src/print.ts' } },
      output: { distPath: 'dist/iife' },
    },
    {
      id: 'require-js',
      source: { entry: { index: './src/read.js', other: './src/read.mjs' } },
      output: { distPath: 'dist/require-js' },
    },
  ],
});
