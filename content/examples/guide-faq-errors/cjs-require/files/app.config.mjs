export default {
  source: { entry: { main: './app/main.js', require: './app/require.js' } },
  output: { target: 'web', autoExternal: false, distPath: 'app-dist' },
};
