export default { source: { entry: { index: './src/package.ts' } } };
