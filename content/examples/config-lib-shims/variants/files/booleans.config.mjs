export default {
  shims: { cjs: false, esm: true },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  source: { entry: { index: './src/both.ts' } },
  output: { distPath: 'dist/booleans' },
};
