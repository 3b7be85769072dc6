const build = (folder, library, options) => ({
  mode: 'production',
  entry: './src/index.js',
  output: { filename: `${folder}/index.cjs`, library },
  ...options,
});

const externals = [
  ({ request }, callback) =>
    request === 'unit-names'
      ? callback(null, `commonjs ${request}`)
      : callback(),
];

export default [
  build('commonjs', { type: 'commonjs' }),
  build('commonjs2', { type: 'commonjs2' }),
  build('static', { type: 'commonjs-static' }),
  build('default', { type: 'commonjs2', export: 'default' }),
  build('named', { type: 'commonjs', name: 'UnitText' }),
  build('var', { type: 'var', name: 'UnitText' }),
  build('window', { type: 'window', name: 'UnitText' }),
  build('umd', { type: 'umd', name: ['Acme', 'UnitText'] }),
  build('external', { type: 'commonjs2' }, { externals }),
  build(
    'array',
    { type: 'commonjs2' },
    { entry: ['./src/index.js', './src/lazy.js'] },
  ),
  {
    mode: 'production',
    entry: './src/lazy.js',
    output: {
      filename: 'lazy/index.cjs',
      chunkFilename: 'lazy/chunk.cjs',
      library: { type: 'umd' },
    },
  },
];
