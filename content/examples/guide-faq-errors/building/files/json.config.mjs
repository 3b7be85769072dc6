export default { source: { entry: { index: './src/limits.ts' } } };
