export default {
  bundle: false,
  output: { sourceMap: true },
};
