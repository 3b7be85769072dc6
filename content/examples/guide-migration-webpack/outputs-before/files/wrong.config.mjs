export default {
  mode: 'production',
  entry: './src/wrong.ts',
  output: { filename: 'wrong.js', library: { type: 'umd' } },
  module: { rules: [{ test: /\.ts$/, use: 'ts-loader' }] },
};
