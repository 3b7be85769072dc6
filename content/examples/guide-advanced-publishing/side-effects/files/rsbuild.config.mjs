export default {
  source: {
    entry: {
      none: './src/none.js',
      listed: './src/listed.js',
      complete: './src/complete.js',
      direct: './src/direct.js',
    },
  },
  output: { filenameHash: false },
};
