export default { source: { entry: { index: './src/relative.ts' } } };
