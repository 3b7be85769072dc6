export default {
  output: { distPath: 'dist/string', overrideBrowserslist: 'chrome 70' },
};
