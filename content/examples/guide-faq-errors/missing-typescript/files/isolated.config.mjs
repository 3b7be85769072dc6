export default {
  lib: [{ dts: { isolated: true } }],
  source: { entry: { index: './src/wrong.ts' } },
};
