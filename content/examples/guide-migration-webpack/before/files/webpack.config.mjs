const shared = {
  mode: 'production',
  entry: './src/index.ts',
  devtool: 'source-map',
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: [{ test: /\.ts$/, use: 'ts-loader' }] },
};

export default [
  {
    ...shared,
    experiments: { outputModule: true },
    externals: { vue: 'vue' },
    output: { filename: 'index.js', library: { type: 'module' } },
  },
  {
    ...shared,
    externals: {
      vue: { root: 'Vue', commonjs: 'vue', commonjs2: 'vue', amd: 'vue' },
    },
    output: {
      filename: 'index.umd.cjs',
      library: { name: 'StepTracker', type: 'umd' },
      globalObject: 'globalThis',
    },
  },
];
