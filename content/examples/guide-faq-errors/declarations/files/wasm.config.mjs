export default { dts: true, source: { entry: { index: './src/sum.ts' }, tsconfigPath: './tsconfig.wasm.json' } };
