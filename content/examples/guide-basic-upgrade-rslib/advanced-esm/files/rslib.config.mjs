export default {
  lib: [{ format: 'esm', experiments: { advancedEsm: true } }],
};
