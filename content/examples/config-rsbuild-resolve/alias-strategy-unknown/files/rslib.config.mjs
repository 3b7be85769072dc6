export default {
  resolve: {
    alias: { '#lib': './src/rough' },
    aliasStrategy: 'alias',
  },
};
