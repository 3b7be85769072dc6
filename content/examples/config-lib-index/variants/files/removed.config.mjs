export default {
  lib: [{ experiments: { advancedEsm: true } }],
  output: { distPath: 'dist/removed' },
};
