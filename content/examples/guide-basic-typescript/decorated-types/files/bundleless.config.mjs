export default {
  bundle: false,
  source: { entry: { index: './src/{index,kinds}.ts' } },
};
