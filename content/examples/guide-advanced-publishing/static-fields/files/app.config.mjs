export default {
  source: { entry: { low: './app/low.js', high: './app/high.js', files: './app/files.js' } },
  output: { distPath: 'app-dist' },
};
