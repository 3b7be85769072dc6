export default {
  lib: [{ dts: { bundle: true } }],
  source: { entry: { index: { import: './src/index.ts' } } },
};
