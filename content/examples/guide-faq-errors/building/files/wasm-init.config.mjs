export default { source: { entry: { index: './src/init.ts' } } };
