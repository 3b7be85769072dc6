export default {
  resolve: {
    alias: { '@kit': './src/kit' },
  },
};
