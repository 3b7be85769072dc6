export default {
  lib: [
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    { format: 'umd', umdName: 'circle', output: { distPath: 'dist/umd', filename: { js: '[name].cjs' } } },
  ],
  source: { entry: { variable: './src/variable.ts' } },
};
