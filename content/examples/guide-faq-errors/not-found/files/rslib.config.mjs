import path from 'node:path';

const perFile = (id, folder = id) => ({
  id,
  bundle: false,
  outBase: `./src/${folder}`,
  source: { entry: { index: `./src/${folder}/**` } },
  output: { distPath: `dist/${id}` },
});
const bundle = (id, format) => ({ id, format, source: { entry: { index: './src/await/index.ts' } }, output: { distPath: `dist/${id}` } });

export default {
  lib: [
    perFile('alias'),
    { ...perFile('aliased', 'alias'), resolve: { alias: { '@': path.resolve('src/alias') } } },
    perFile('path'),
    perFile('types'),
    perFile('type-only'),
    perFile('window'),
    { ...perFile('single', 'type-only'), source: { entry: { index: './src/type-only/index.ts' } } },
    {
      id: 'scheme',
      source: { entry: { index: './src/scheme/index.ts' } },
      output: { target: 'web', distPath: 'dist/scheme', externals: [/^bun:/] },
    },
    bundle('await', 'cjs'),
    bundle('awaited', 'esm'),
  ],
};
