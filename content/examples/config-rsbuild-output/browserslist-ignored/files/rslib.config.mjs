export default {
  output: { overrideBrowserslist: 'chrome 70' },
};
