export default {
  syntax: ['node 12'],
  lib: [{ syntax: 'esnext', experiments: { advancedEsm: true } }],
  output: { distPath: 'dist/removed' },
};
