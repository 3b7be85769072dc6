export default { source: { entry: { index: './src/reexport.ts' } } };
