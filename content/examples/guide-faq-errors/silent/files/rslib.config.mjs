import path from 'node:path';

const src = path.resolve(import.meta.dirname, 'src');
const perFile = (id, output = {}) => ({ id, bundle: false, outBase: `./src/${id}`, source: { entry: { index: `./src/${id}/**` } }, output: { distPath: `dist/${id}`, ...output } });
const bundle = (id, entry, rest = {}) => ({ id, source: { entry: { index: entry } }, ...rest, output: { distPath: `dist/${id}`, ...rest.output } });

export default {
  resolve: { alias: { '@': src } },
  lib: [
    perFile('missing'),
    perFile('styles'),
    perFile('query', { target: 'web' }),
    perFile('alias', { target: 'web' }),
    { ...perFile('styles', { target: 'web', injectStyles: true, distPath: 'dist/injected' }), id: 'injected' },
    bundle('unclosed', './src/unclosed/index.ts', { output: { target: 'web' } }),
    bundle('worker', './src/worker/index.ts', { output: { target: 'web' } }),
    bundle('worker-cjs', './src/worker/direct.ts', { format: 'cjs', output: { target: 'web' } }),
    bundle('sum', './src/sum/index.ts', { format: 'cjs' }),
    bundle('jsx', './src/Clock.tsx'),
    { ...perFile('icon'), format: 'cjs' },
    bundle('global', './src/global/index.ts', { dts: { bundle: true }, source: { entry: { index: './src/global/index.ts' }, tsconfigPath: './tsconfig.global.json' } }),
  ],
};
