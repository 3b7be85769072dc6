export default {
  source: { entry: { index: './src/index.ts', date: './src/date.ts' } },
  output: { distPath: 'dist/lost' },
};
