export default { dts: true, source: { entry: { index: './src/face.ts' }, tsconfigPath: './tsconfig.face.json' }, output: { target: 'web' } };
