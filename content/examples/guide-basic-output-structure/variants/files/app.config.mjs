export default {
  source: { entry: { index: './app/index.js' } },
  output: { distPath: 'app/dist' },
};
