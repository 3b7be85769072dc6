export default {
  source: { entry: { index: './src/index.ts', date: './src/date.ts' } },
  tools: {
    rspack: {
      optimization: {
        splitChunks: {
          cacheGroups: {
            packages: { test: /node_modules/, name: 'packages', enforce: true },
          },
        },
      },
    },
  },
};
