export default {
  output: { filename: '[name].min.js' },
};
