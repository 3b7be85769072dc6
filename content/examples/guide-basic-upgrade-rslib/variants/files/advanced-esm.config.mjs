export default {
  lib: [{ format: 'esm', experiments: { advancedEsm: true } }],
  source: { entry: { index: './src/clock.ts' } },
  output: { distPath: 'dist/advanced-esm' },
};
