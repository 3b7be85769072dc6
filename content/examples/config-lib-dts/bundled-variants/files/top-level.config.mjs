export default {
  autoExternal: false,
  lib: [{ dts: { bundle: true } }],
  source: { entry: { index: './src/node.ts' } },
  output: { distPath: 'dist/top-level' },
};
