import { defineConfig } from '@rslib/core';

const build = (id, format, entry, { output, ...rest } = {}) => ({
  id,
  format,
  ...rest,
  source: { entry: typeof entry === 'string' ? { index: entry } : entry },
  output: { distPath: `dist/${id}`, ...output },
});

const place = './src/place.ts';
const packages = './src/packages.ts';
const entries = { high: './src/high.ts', low: './src/low.ts' };

export default defineConfig({
  lib: [
    build('place-esm', 'esm', place),
    build('place-cjs', 'cjs', place),
    build('chunk-esm', 'esm', entries),
    build('chunk-cjs', 'cjs', entries),
    build('default', 'cjs', './src/only-default.ts'),
    build('assigned-esm', 'esm', './src/assigned.cjs'),
    build('packages', 'esm', packages),
    build('always', 'esm', packages, {
      output: { autoExternal: { exclude: ['tide-words'] } },
    }),
    build('never', 'esm', packages, { output: { externals: ['tide-units'] } }),
    build('none', 'esm', packages, { output: { externals: [/^[^./!]/] } }),
    build('unbundle', 'esm', { index: './src/{high,count}.ts' }, { bundle: false }),
    build('script', 'umd', './src/both.ts', {
      umdName: ['Acme', 'Tide'],
      output: { target: 'web', filename: { js: '[name].umd.js' } },
    }),
    build('global', 'umd', './src/words.ts', {
      umdName: 'Tide',
      output: { target: 'web' },
    }),
    build('note', 'esm', './src/note.ts'),
    build('browser', 'esm', './src/mode.ts', { output: { target: 'web' } }),
    build('copy', 'esm', './src/low.ts', {
      output: { copy: [{ from: 'public', to: 'public' }] },
    }),
  ],
});
