export default { source: { entry: { index: './src/optional.ts' } } };
