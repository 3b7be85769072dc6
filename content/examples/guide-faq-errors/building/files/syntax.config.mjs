export default { source: { entry: { index: './src/syntax.ts' } } };
