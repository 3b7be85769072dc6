export default { source: { entry: { variable: './src/variable.ts' } } };
