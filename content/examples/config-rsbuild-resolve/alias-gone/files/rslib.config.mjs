export default {
  source: {
    alias: { '#lib': './src/lib' },
  },
};
