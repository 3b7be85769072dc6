export default {
  resolve: {
    alias: { '#lib': './src/lib' },
  },
};
