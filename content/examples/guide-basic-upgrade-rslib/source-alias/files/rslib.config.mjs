export default {
  source: {
    alias: { '@kit': './src/kit' },
  },
};
