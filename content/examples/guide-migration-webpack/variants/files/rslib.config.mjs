import { defineConfig, rspack } from '@rslib/core';
import { ListFiles } from './list-files.mjs';

const build = (id, format, entry, { output, source, rspack, ...rest } = {}) => ({
  id,
  format,
  ...rest,
  source: { entry: { index: entry }, ...source },
  output: { distPath: `dist/${id}`, ...output },
  tools: { rspack: rspack ?? {} },
});

const index = './src/index.js';
const web = { target: 'web' };
const parts = ['./src/parts/foot.js', './src/parts/inch.js'];
const typed = (type) => ({ output: { library: { type } } });

export default defineConfig({
  lib: [
    build('esm', 'esm', index),
    build('cjs', 'cjs', index),
    build('umd', 'umd', index, { umdName: 'UnitText', output: web }),
    build('amd', 'umd', index, { output: web, rspack: typed('amd') }),
    build('system', 'umd', index, { output: web, rspack: typed('system') }),
    build('callback', 'esm', index, {
      output: {
        autoExternal: false,
        externals: [
          ({ request }, callback) =>
            /^unit-/.test(request) ? callback(undefined, request) : callback(),
        ],
      },
    }),
    build('pattern', 'cjs', index, {
      output: { autoExternal: false, externals: [/^unit-/] },
    }),
    build('array-esm', 'esm', parts),
    build('array-cjs', 'cjs', parts),
    build('described', 'cjs', { import: index, filename: 'unit.js' }),
    build('context-esm', 'esm', './src/context.js'),
    build('context-cjs', 'cjs', './src/context.js'),
    build('context-umd', 'umd', './src/context.js'),
    build('lazy-esm', 'esm', './src/lazy.js'),
    build('lazy-cjs', 'cjs', './src/lazy.js'),
    build('lazy-umd', 'umd', './src/lazy.js', { umdName: 'Lazy', output: web }),
    build('notes', 'esm', './src/notes.js'),
    build('plugins', 'esm', './src/provide.js', {
      source: { define: { SYSTEM: '"SI"' } },
      output: { sourceMap: { js: 'hidden-source-map' } },
      rspack: {
        plugins: [
          new rspack.ProvidePlugin({ unit: ['unit-names', 'unit'] }),
          new ListFiles(),
        ],
      },
    }),
  ],
});
