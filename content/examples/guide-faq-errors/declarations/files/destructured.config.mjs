export default { dts: { isolated: true }, source: { entry: { index: './src/destructured.ts' } } };
