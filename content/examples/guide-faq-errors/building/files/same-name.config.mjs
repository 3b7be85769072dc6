export default { source: { entry: { index: './src/icons/index.ts' } } };
