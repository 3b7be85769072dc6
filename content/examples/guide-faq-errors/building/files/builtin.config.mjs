export default { source: { entry: { index: './src/file.ts' } }, output: { target: 'web' } };
