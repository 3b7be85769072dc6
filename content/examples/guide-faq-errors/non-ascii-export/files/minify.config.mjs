export default {
  source: { entry: { variable: './src/variable.ts' } },
  output: { minify: false, distPath: 'dist/unminified' },
};
