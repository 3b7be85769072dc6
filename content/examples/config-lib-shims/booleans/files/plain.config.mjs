export default {
  shims: { cjs: false, esm: true },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
};
