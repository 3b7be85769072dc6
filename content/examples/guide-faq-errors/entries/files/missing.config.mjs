export default { source: { entry: { index: './src/main.ts' } } };
