import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'bundleless',
      bundle: false,
      source: { entry: { index: './src/index.ts' } },
      output: { distPath: 'dist/bundleless', autoExternal: false },
    },
    {
      id: 'misspelled',
      bundle: false,
      source: { entry: { index: './misspelled/index.ts' } },
      output: { distPath: 'dist/misspelled' },
    },
    {
      id: 'sub-paths',
      source: { entry: { index: './src/price.ts' } },
      output: { distPath: 'dist/sub-paths' },
    },
    {
      id: 'included',
      source: { entry: { index: './src/row.ts' } },
      output: { distPath: 'dist/included' },
    },
    {
      id: 'object',
      source: { entry: { index: './src/line.ts' } },
      output: {
        distPath: 'dist/object',
        autoExternal: false,
        externals: [{ 'money-format': 'money-format-lite' }, 'currency-list'],
      },
    },
    {
      id: 'string',
      source: { entry: { index: './src/line.ts' } },
      output: {
        distPath: 'dist/string',
        autoExternal: false,
        externals: ['money-format'],
      },
    },
    {
      id: 'function',
      source: { entry: { index: './src/line.ts' } },
      output: {
        distPath: 'dist/function',
        externals: [
          ({ request, contextInfo }, callback) => {
            const isFromWorker = contextInfo?.issuer.includes('/worker/');
            if (isFromWorker && request === 'text-pad')
              callback(undefined, request);
            else callback();
          },
        ],
      },
    },
    {
      id: 'single',
      output: {
        distPath: 'dist/single',
        autoExternal: false,
        filename: { js: '[name].mjs' },
      },
      tools: { rspack: { output: { asyncChunks: false } } },
    },
    {
      id: 'types',
      dts: { bundle: true },
      source: { entry: { index: './src/columns.ts' } },
      output: { distPath: 'dist/types' },
    },
  ],
});
