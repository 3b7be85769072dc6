export default {
  resolve: { alias: { '#shape': './src/rough' }, aliasStrategy: 'alias' },
  source: { entry: { index: './src/dial.ts' } },
  output: { distPath: 'dist/strategy' },
};
