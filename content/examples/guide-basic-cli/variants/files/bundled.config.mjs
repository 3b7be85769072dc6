export default { source: { entry: { index: './src/b/index.ts' } }, lib: [{ dts: { bundle: true } }] };
