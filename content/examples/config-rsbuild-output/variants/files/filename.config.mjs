export default {
  source: { entry: { index: './src/hours.ts' } },
  output: { distPath: 'dist/filename', filename: '[name].min.js' },
};
