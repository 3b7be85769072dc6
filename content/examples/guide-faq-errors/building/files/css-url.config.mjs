export default { source: { entry: { index: './src/paper.ts' } }, output: { target: 'web' } };
