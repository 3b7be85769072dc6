export default {
  lib: [{ dts: { bundle: true }, output: { distPath: 'dist/bundled' } }],
};
