export default {
  source: { entry: { main: './app/main.js', lost: './app/lost.js' } },
  output: { distPath: 'app-dist' },
};
