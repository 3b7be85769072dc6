export default { source: { entry: { index: './src/face.ts' } }, output: { target: 'web' } };
